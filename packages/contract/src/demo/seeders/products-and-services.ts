import { money, type SeedContext } from '../seed-context.ts';

/** Creates products and services. */
export function seedProductsAndServices(context: SeedContext): void {
  const { profile, plan, products, services, integer } = context;
  for (const { price, ...product } of profile.products) {
    const stock_quantity = integer(0, 150);
    const body = { ...product, unit_price: money(context, price), tax_rate: profile.taxRate, stock_quantity };
    products.push(plan.create('product', body));
  }
  for (const { price, minutes, ...service } of profile.services) {
    const body = {
      ...service,
      duration_minutes: minutes,
      unit_price: money(context, price),
      tax_rate: profile.taxRate,
    };
    services.push(plan.create('service', body));
  }
}
