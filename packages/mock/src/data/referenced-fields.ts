import type { DataContext, ReferenceField } from './data-context.ts';

/** Makes a line item one product or one service, with its name, price and tax rate. */
export function offerOneThing(object: Record<string, unknown>, context: DataContext): void {
  if (!('unit_price' in object && 'quantity' in object)) return;
  const [kept, other] = context.faker.datatype.boolean(0.7) ? ['product', 'service'] : ['service', 'product'];
  const offered = context.reference(String(kept));
  object[`${other}_id`] = null;
  object[`${kept}_id`] = offered?.id ?? null;
  if (!offered) return;
  object.description = offered.name;
  object.unit_price = offered.unit_price ?? object.unit_price;
  object.tax_rate = offered.tax_rate ?? object.tax_rate ?? 0;
}

/**
 * Takes over references that a referenced record has too: a ticket is about the company of its contact. Later fields, such
 * as the quote of an order, are more specific than earlier ones.
 */
export function inheritReferences(
  object: Record<string, unknown>,
  references: readonly ReferenceField[],
  context: DataContext,
): void {
  for (const { field, kind } of references) {
    const id = object[field];
    const target = typeof id === 'number' ? context.record(kind, id) : undefined;
    if (!target) continue;
    for (const { field: shared } of references) {
      if (shared !== field && target[shared] !== undefined) object[shared] = target[shared];
    }
  }
}
