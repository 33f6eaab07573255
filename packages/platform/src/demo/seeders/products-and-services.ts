import { money, type SeedContext } from '../seed-context.ts';

/** Creates products and services. */
export async function seedProductsAndServices(context: SeedContext): Promise<void> {
  const { profile, writer, faker, products, services } = context;
  for (const { price, ...product } of profile.products) {
    const stock_quantity = faker.number.int({ min: 0, max: 150 });
    const body = { ...product, unit_price: money(context, price), tax_rate: profile.taxRate, stock_quantity };
    products.push(await writer.create('product', body));
  }
  for (const { price, minutes, ...service } of profile.services) {
    const body = {
      ...service,
      duration_minutes: minutes,
      unit_price: money(context, price),
      tax_rate: profile.taxRate,
    };
    services.push(await writer.create('service', body));
  }
}
