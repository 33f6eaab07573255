import assert from 'node:assert/strict';
import {
  createOrder,
  createProduct,
  createProject,
  createTask,
  createToken,
  deleteOrder,
  deleteProduct,
  deleteProject,
  deleteTask,
  getOrder,
  getProduct,
  getTask,
  listOrders,
  listProducts,
  listTasks,
  updateOrder,
  updateProduct,
  updateTask,
} from './client';
import { client } from './client/client.gen';

const { WORKLANE_URL = '', CLIENT_ID = '', CLIENT_SECRET = '', ORGANIZATION_ID = '' } = process.env;
const organization_id = Number(ORGANIZATION_ID);
client.setConfig({ baseUrl: WORKLANE_URL });

const scope = ['projects', 'tasks', 'products', 'orders']
  .flatMap((name) => [`${name}.read`, `${name}.write`])
  .join(' ');
const { data: token } = await createToken({
  throwOnError: true,
  body: {
    grant_type: 'client_credentials',
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
    scope,
    organization_id,
  },
});
client.setConfig({ auth: token.access_token });

const path = { organization_id };
const throwOnError = true;

const { data: project } = await createProject({ throwOnError, path, body: { name: 'Harbour' } });
const { data: task } = await createTask({
  throwOnError,
  path,
  headers: { 'Idempotency-Key': `call-${project.id}` },
  body: { title: 'Call Maja', project_id: project.id },
});
const { data: tasks } = await listTasks({ throwOnError, path, query: { project_id: project.id, sort: '-created_at' } });
assert.deepEqual(tasks.data, [task]);
const { data: readTask } = await getTask({ throwOnError, path: { ...path, id: task.id } });
assert.deepEqual(readTask, task);
const { data: updatedTask } = await updateTask({
  throwOnError,
  path: { ...path, id: task.id },
  headers: { 'If-Match': `"${task.version}"` },
  body: { status: 'done', description: null },
});
assert.equal(updatedTask.status, 'done');
assert.ok(updatedTask.version > task.version);
assert.ok(updatedTask.completed_at && new Date(updatedTask.completed_at) >= new Date(task.created_at));

const { data: product } = await createProduct({
  throwOnError,
  path,
  body: { name: 'Oak panel', unit_price: { amount: 18_900, currency: 'EUR' }, tax_rate: 25 },
});
const { data: products } = await listProducts({ throwOnError, path });
assert.deepEqual(products.data, [product]);
const { data: readProduct } = await getProduct({ throwOnError, path: { ...path, id: product.id } });
assert.deepEqual(readProduct.unit_price, { amount: 18_900, currency: 'EUR' });
const { data: updatedProduct } = await updateProduct({
  throwOnError,
  path: { ...path, id: product.id },
  body: { unit_price: { ...readProduct.unit_price, amount: readProduct.unit_price.amount + 100 } },
});
assert.equal(updatedProduct.unit_price?.amount, 19_000);

const { data: order } = await createOrder({
  throwOnError,
  path,
  body: {
    currency: 'EUR',
    line_items: [
      { description: product.name, product_id: product.id, quantity: 2.5, unit_price: updatedProduct.unit_price },
    ],
  },
});
const { data: orders } = await listOrders({ throwOnError, path, query: { status: order.status } });
assert.deepEqual(orders.data, [order]);
const { data: readOrder } = await getOrder({ throwOnError, path: { ...path, id: order.id } });
assert.equal(readOrder.line_items[0]?.product_id, product.id);
const { data: updatedOrder } = await updateOrder({
  throwOnError,
  path: { ...path, id: order.id },
  body: { status: 'confirmed' },
});
assert.equal(updatedOrder.status, 'confirmed');

for (const [remove, id] of [
  [deleteOrder, order.id],
  [deleteProduct, product.id],
  [deleteTask, task.id],
  [deleteProject, project.id],
] as const) {
  const { response } = await remove({ throwOnError, path: { ...path, id } });
  assert.equal(response.status, 204);
}
const { error } = await getTask({ path: { ...path, id: task.id } });
assert.equal(error?.code, 'not_found');

/** Never called: these errors show that the client is typed. */
export async function typeErrors() {
  // @ts-expect-error A reference is a number.
  await createTask({ path, body: { title: 'Call Maja', project_id: 'one' } });
  // @ts-expect-error A name is text.
  const name: number = product.name;
  const body = { line_items: [{ description: `${name}`, unit_price: { amount: 1, currency: 'EUR' } }] };
  // @ts-expect-error A line item has a quantity.
  await createOrder({ path, body });
}
