import type { Resource } from '@worklane/contract';
import type { Model } from './model.ts';
import { operationsOf } from './resource-operations.ts';
import type { Service } from './service.ts';

/** Deletes the records of a run where possible, to keep the lists of the next run short. */
export async function deleteRecords(service: Service, model: Model): Promise<void> {
  await deleteAll(service, model);
  if (sizeOf(model) === 0) return;
  // Records that refer to each other in a cycle.
  for (const resource of model.resources) await untie(service, model, resource);
  await deleteAll(service, model);
}

/** Deletes referenced records after those that refer to them. */
async function deleteAll(service: Service, model: Model): Promise<void> {
  for (let before = Number.POSITIVE_INFINITY; sizeOf(model) < before; ) {
    before = sizeOf(model);
    for (const { resource, id } of everyRecord(model)) {
      const { status } = await service.request(operationsOf(resource).delete, { id });
      if (status === 204 || status === 404) model.forget(resource, id);
    }
  }
}

const everyRecord = (model: Model) =>
  model.resources.flatMap((resource) => model.all(resource).map(({ id }) => ({ resource, id })));

async function untie(service: Service, model: Model, resource: Resource): Promise<void> {
  const fields = resource.references.flatMap(({ path: [name = '', ...below] }) => (below.length === 0 ? [name] : []));
  const optional = fields.filter((name) => resource.fields[name]?.nullable);
  if (optional.length === 0) return;
  const body = JSON.stringify(Object.fromEntries(optional.map((name) => [name, null])));
  for (const { id } of model.all(resource)) await service.request(operationsOf(resource).update, { id, body });
}

const sizeOf = (model: Model) => everyRecord(model).length;
