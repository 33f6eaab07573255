import { money, type Scene } from '../scene.ts';

/** What the organization sells: products and services. */
export async function catalogue(scene: Scene): Promise<void> {
  const { story, writer, faker, products, services } = scene;
  for (const { price, ...product } of story.products) {
    const stock_quantity = faker.number.int({ min: 0, max: 150 });
    const body = { ...product, unit_price: money(scene, price), tax_rate: story.taxRate, stock_quantity };
    products.push(await writer.create('product', body));
  }
  for (const { price, minutes, ...service } of story.services) {
    const body = {
      ...service,
      duration_minutes: minutes,
      unit_price: money(scene, price),
      tax_rate: story.taxRate,
    };
    services.push(await writer.create('service', body));
  }
}
