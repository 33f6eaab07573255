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

const { CLIENT_ID = '', CLIENT_SECRET = '', ORGANIZATION_ID = '' } = process.env;
const organizationId = Number(ORGANIZATION_ID);

const scope = ['projects', 'tasks', 'products', 'orders']
  .flatMap((name) => [`${name}.read`, `${name}.write`])
  .join(' ');
const token = await createToken({
  grant_type: 'client_credentials',
  client_id: CLIENT_ID,
  client_secret: CLIENT_SECRET,
  scope,
  organization_id: organizationId,
});
assert(token.status === 200);
const headers = { Authorization: `Bearer ${token.data.access_token}` };

const project = await createProject(organizationId, { name: 'Harbour' }, { headers });
assert(project.status === 201);
const task = await createTask(
  organizationId,
  { title: 'Call Maja', project_id: project.data.id },
  { headers: { ...headers, 'Idempotency-Key': `call-${project.data.id}` } },
);
assert(task.status === 201);
const tasks = await listTasks(organizationId, { project_id: project.data.id, sort: '-created_at' }, { headers });
assert(tasks.status === 200);
assert.deepEqual(tasks.data.data, [task.data]);
const readTask = await getTask(organizationId, task.data.id, { headers });
assert(readTask.status === 200);
assert.deepEqual(readTask.data, task.data);
const updatedTask = await updateTask(
  organizationId,
  task.data.id,
  { status: 'done', description: null },
  { headers: { ...headers, 'If-Match': `"${task.data.version}"` } },
);
assert(updatedTask.status === 200);
assert.equal(updatedTask.data.status, 'done');
assert.ok(updatedTask.data.version > task.data.version);

const product = await createProduct(
  organizationId,
  { name: 'Oak panel', unit_price: { amount: 18_900, currency: 'EUR' }, tax_rate: 25 },
  { headers },
);
assert(product.status === 201);
const products = await listProducts(organizationId, {}, { headers });
assert(products.status === 200);
assert.deepEqual(products.data.data, [product.data]);
const readProduct = await getProduct(organizationId, product.data.id, { headers });
assert(readProduct.status === 200 && readProduct.data.unit_price);
const updatedProduct = await updateProduct(
  organizationId,
  product.data.id,
  { unit_price: { ...readProduct.data.unit_price, amount: readProduct.data.unit_price.amount + 100 } },
  { headers },
);
assert(updatedProduct.status === 200 && updatedProduct.data.unit_price);
assert.equal(updatedProduct.data.unit_price.amount, 19_000);

const { id: product_id, name: description } = product.data;
const { unit_price } = updatedProduct.data;
const order = await createOrder(
  organizationId,
  { currency: 'EUR', line_items: [{ description, product_id, quantity: 2.5, unit_price }] },
  { headers },
);
assert(order.status === 201);
const orders = await listOrders(organizationId, { status: order.data.status }, { headers });
assert(orders.status === 200);
assert.deepEqual(orders.data.data, [order.data]);
const readOrder = await getOrder(organizationId, order.data.id, { headers });
assert(readOrder.status === 200);
assert.equal(readOrder.data.line_items[0]?.product_id, product_id);
const updatedOrder = await updateOrder(organizationId, order.data.id, { status: 'confirmed' }, { headers });
assert(updatedOrder.status === 200);
assert.equal(updatedOrder.data.status, 'confirmed');

for (const [remove, id] of [
  [deleteOrder, order.data.id],
  [deleteProduct, product_id],
  [deleteTask, task.data.id],
  [deleteProject, project.data.id],
] as const) {
  const { status } = await remove(organizationId, id, { headers });
  assert.equal(status, 204);
}

/** Never called: these errors show that the client is typed. */
export async function typeErrors() {
  // @ts-expect-error A reference is a number.
  await createTask(organizationId, { title: 'Call Maja', project_id: 'one' });
  // @ts-expect-error A name is text.
  const name: number = description;
  // @ts-expect-error A line item has a quantity.
  await createOrder(organizationId, { line_items: [{ description: `${name}`, unit_price }] });
}
