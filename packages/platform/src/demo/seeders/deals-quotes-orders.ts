import type { PlainRecord } from '../../records/record.ts';
import { dateAt, idOf, money, pick, type SeedContext, timestampAt } from '../seed-context.ts';
import { address } from './members-and-contacts.ts';

/** Creates deals, the quotes of advanced deals, and orders. */
export async function seedDealsQuotesOrders(context: SeedContext): Promise<void> {
  for (let count = 0; count < 14; count++) await createDeal(context);
  for (const deal of context.deals) await createQuote(context, deal);
  for (const quote of context.quotes) {
    if (quote.status === 'accepted') await createOrder(context, quote);
  }
  for (let count = 0; count < 6; count++) await createShopOrder(context);
}

const probabilities = { lead: 10, qualified: 30, proposal: 50, negotiation: 75, won: 75, lost: 50 } as const;

type Stage = keyof typeof probabilities;

async function createDeal(context: SeedContext): Promise<void> {
  const { writer, faker } = context;
  const contact = pick(
    context,
    context.contacts.filter((each) => each.company_id !== null),
  );
  const company = context.companies.find(({ id }) => id === contact.company_id);
  const stage = pick(context, Object.keys(probabilities) as Stage[]);
  const record = await writer.create('deal', {
    title: `${pick(context, context.products).name} for ${company?.name}`,
    stage: stage === 'won' ? 'negotiation' : stage === 'lost' ? 'proposal' : stage,
    value: money(context, faker.number.int({ min: 20, max: 700 }) * 5000),
    probability: probabilities[stage],
    contact_id: contact.id,
    company_id: company?.id,
    owner_id: idOf(context, context.members),
    expected_close_date: dateAt(context, faker.number.int({ min: 5, max: 60 })),
  });
  if (stage === 'won') writer.updateLater('deal', record, { stage, probability: 100 });
  if (stage === 'lost') {
    const lost_reason = pick(context, ['Another offer was cheaper.', 'Put off to next year.']);
    writer.updateLater('deal', record, { stage, probability: 0, lost_reason });
  }
  context.deals.push({ ...record, stage });
}

const quoteStatuses: Readonly<Record<string, string>> = {
  proposal: 'draft',
  negotiation: 'sent',
  won: 'accepted',
  lost: 'rejected',
};

async function createQuote(context: SeedContext, deal: PlainRecord): Promise<void> {
  const status = quoteStatuses[String(deal.stage)];
  if (status === undefined) return;
  const record = await context.writer.create('quote', {
    title: deal.title,
    deal_id: deal.id,
    contact_id: deal.contact_id,
    company_id: deal.company_id,
    status,
    currency: context.profile.currency,
    line_items: lineItems(context),
    valid_until: dateAt(context, 30),
  });
  context.quotes.push(record);
}

async function createOrder(context: SeedContext, quote: PlainRecord): Promise<void> {
  const { contact_id, company_id, currency, line_items } = quote;
  await context.writer.create('order', {
    quote_id: quote.id,
    contact_id,
    company_id,
    currency,
    line_items,
    status: 'confirmed',
    ordered_at: timestampAt(context, -context.faker.number.int({ min: 1, max: 9 }), 9),
    shipping_address: address(context),
  });
}

async function createShopOrder(context: SeedContext): Promise<void> {
  const contact = pick(context, context.contacts);
  await context.writer.create('order', {
    contact_id: contact.id,
    company_id: contact.company_id,
    currency: context.profile.currency,
    line_items: lineItems(context),
    status: pick(context, ['pending', 'confirmed', 'fulfilled', 'fulfilled', 'cancelled']),
    ordered_at: timestampAt(context, -context.faker.number.int({ min: 1, max: 20 }), 11),
    shipping_address: address(context),
  });
}

/** Returns one to three products and at most one service, at their list prices. */
function lineItems(context: SeedContext) {
  const { faker } = context;
  const products = faker.helpers.arrayElements(context.products, { min: 1, max: 3 });
  const services = faker.helpers.arrayElements(context.services, { min: 0, max: 1 });
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
