import { dateAt, idOf, money, type SeedContext, timestampAt } from '../seed-context.ts';
import type { PlannedRecord } from '../write-plan.ts';
import { address } from './members-and-contacts.ts';

/** Creates deals, the quotes of advanced deals, and orders. */
export function seedDealsQuotesOrders(context: SeedContext): void {
  for (let count = 0; count < 14; count++) createDeal(context);
  for (const deal of context.deals) createQuote(context, deal);
  for (const quote of context.quotes) {
    if (quote.status === 'accepted') createOrder(context, quote);
  }
  for (let count = 0; count < 6; count++) createShopOrder(context);
}

const probabilities = { lead: 10, qualified: 30, proposal: 50, negotiation: 75, won: 75, lost: 50 } as const;

type Stage = keyof typeof probabilities;

function createDeal(context: SeedContext): void {
  const { plan, pick, integer } = context;
  const contact = pick(context.contacts.filter((each) => each.company_id !== null));
  const company = context.companies.find(({ id }) => id === contact.company_id);
  const stage = pick(Object.keys(probabilities) as Stage[]);
  const record = plan.create('deal', {
    title: `${pick(context.products).name} for ${company?.name}`,
    stage: stage === 'won' ? 'negotiation' : stage === 'lost' ? 'proposal' : stage,
    value: money(context, integer(20, 700) * 5000),
    probability: probabilities[stage],
    contact_id: contact.id,
    company_id: company?.id,
    owner_id: idOf(context, context.members),
    expected_close_date: dateAt(context, integer(5, 60)),
  });
  if (stage === 'won') plan.updateLater('deal', record, { stage, probability: 100 });
  if (stage === 'lost') {
    const lost_reason = pick(['Another offer was cheaper.', 'Put off to next year.']);
    plan.updateLater('deal', record, { stage, probability: 0, lost_reason });
  }
  context.deals.push({ ...record, stage });
}

const quoteStatuses: Readonly<Record<string, string>> = {
  proposal: 'draft',
  negotiation: 'sent',
  won: 'accepted',
  lost: 'rejected',
};

function createQuote(context: SeedContext, deal: PlannedRecord): void {
  const status = quoteStatuses[String(deal.stage)];
  if (status === undefined) return;
  const record = context.plan.create('quote', {
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

function createOrder(context: SeedContext, quote: PlannedRecord): void {
  const { integer } = context;
  const { contact_id, company_id, currency, line_items } = quote;
  context.plan.create('order', {
    quote_id: quote.id,
    contact_id,
    company_id,
    currency,
    line_items,
    status: 'confirmed',
    ordered_at: timestampAt(context, -integer(1, 9), 9),
    shipping_address: address(context),
  });
}

function createShopOrder(context: SeedContext): void {
  const { pick, integer } = context;
  const contact = pick(context.contacts);
  context.plan.create('order', {
    contact_id: contact.id,
    company_id: contact.company_id,
    currency: context.profile.currency,
    line_items: lineItems(context),
    status: pick(['pending', 'confirmed', 'fulfilled', 'fulfilled', 'cancelled']),
    ordered_at: timestampAt(context, -integer(1, 20), 11),
    shipping_address: address(context),
  });
}

/** Returns one to three products and at most one service, at their list prices. */
function lineItems(context: SeedContext) {
  const { some, integer } = context;
  const products = some(context.products, 1, 3);
  const services = some(context.services, 0, 1);
  return [
    ...products.map((product) => ({
      ...priced(product, integer(1, 24)),
      product_id: product.id,
    })),
    ...services.map((service) => ({ ...priced(service, 1), service_id: service.id })),
  ];
}

const priced = ({ name, unit_price, tax_rate }: PlannedRecord, quantity: number) => ({
  description: name,
  quantity,
  unit_price,
  tax_rate,
});
