import type { PlainRecord } from '../../records/record.ts';
import { dateAt, idOf, momentAt, money, pick, type Scene } from '../scene.ts';
import { address } from './people.ts';

/** Deals, the quotes of those that got so far, and orders. */
export async function sales(scene: Scene): Promise<void> {
  for (let count = 0; count < 14; count++) await deal(scene);
  for (const deal of scene.deals) await quote(scene, deal);
  for (const quote of scene.quotes) {
    if (quote.status === 'accepted') await orderOf(scene, quote);
  }
  for (let count = 0; count < 6; count++) await orderInShop(scene);
}

const probabilities = { lead: 10, qualified: 30, proposal: 50, negotiation: 75, won: 75, lost: 50 } as const;

type Stage = keyof typeof probabilities;

async function deal(scene: Scene): Promise<void> {
  const { writer, faker } = scene;
  const contact = pick(
    scene,
    scene.contacts.filter((each) => each.company_id !== null),
  );
  const company = scene.companies.find(({ id }) => id === contact.company_id);
  const stage = pick(scene, Object.keys(probabilities) as Stage[]);
  const record = await writer.create('deal', {
    title: `${pick(scene, scene.products).name} for ${company?.name}`,
    stage: stage === 'won' ? 'negotiation' : stage === 'lost' ? 'proposal' : stage,
    value: money(scene, faker.number.int({ min: 20, max: 700 }) * 5000),
    probability: probabilities[stage],
    contact_id: contact.id,
    company_id: company?.id,
    owner_id: idOf(scene, scene.members),
    expected_close_date: dateAt(scene, faker.number.int({ min: 5, max: 60 })),
  });
  if (stage === 'won') writer.later('deal', record, { stage, probability: 100 });
  if (stage === 'lost') {
    const lost_reason = pick(scene, ['Another offer was cheaper.', 'Put off to next year.']);
    writer.later('deal', record, { stage, probability: 0, lost_reason });
  }
  scene.deals.push({ ...record, stage });
}

const quoteStatuses: Readonly<Record<string, string>> = {
  proposal: 'draft',
  negotiation: 'sent',
  won: 'accepted',
  lost: 'rejected',
};

async function quote(scene: Scene, deal: PlainRecord): Promise<void> {
  const status = quoteStatuses[String(deal.stage)];
  if (status === undefined) return;
  const record = await scene.writer.create('quote', {
    title: deal.title,
    deal_id: deal.id,
    contact_id: deal.contact_id,
    company_id: deal.company_id,
    status,
    currency: scene.story.currency,
    line_items: lineItems(scene),
    valid_until: dateAt(scene, 30),
  });
  scene.quotes.push(record);
}

async function orderOf(scene: Scene, quote: PlainRecord): Promise<void> {
  const { contact_id, company_id, currency, line_items } = quote;
  await scene.writer.create('order', {
    quote_id: quote.id,
    contact_id,
    company_id,
    currency,
    line_items,
    status: 'confirmed',
    ordered_at: momentAt(scene, -scene.faker.number.int({ min: 1, max: 9 }), 9),
    shipping_address: address(scene),
  });
}

async function orderInShop(scene: Scene): Promise<void> {
  const contact = pick(scene, scene.contacts);
  await scene.writer.create('order', {
    contact_id: contact.id,
    company_id: contact.company_id,
    currency: scene.story.currency,
    line_items: lineItems(scene),
    status: pick(scene, ['pending', 'confirmed', 'fulfilled', 'fulfilled', 'cancelled']),
    ordered_at: momentAt(scene, -scene.faker.number.int({ min: 1, max: 20 }), 11),
    shipping_address: address(scene),
  });
}

/** One to three products, and often a service with them, at the prices of the catalogue. */
function lineItems(scene: Scene) {
  const { faker } = scene;
  const products = faker.helpers.arrayElements(scene.products, { min: 1, max: 3 });
  const services = faker.helpers.arrayElements(scene.services, { min: 0, max: 1 });
  return [
    ...products.map((product) => ({
      ...priced(product, faker.number.int({ min: 1, max: 24 })),
      product_id: product.id,
    })),
    ...services.map((service) => ({ ...priced(service, 1), service_id: service.id })),
  ];
}

const priced = ({ name, unit_price, tax_rate }: PlainRecord, quantity: number) => ({
  description: name,
  quantity,
  unit_price,
  tax_rate,
});
