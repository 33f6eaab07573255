import { type Resource, resources } from '@worklane/contract';
import { isObject } from '@worklane/contract/json';
import * as validators from '@worklane/contract/schema-validators';
import type { MockSnapshot } from '../mock/mock-state.ts';

/** A state that does not satisfy the contract, or that is none. */
export class InvalidStateError extends Error {
  override readonly name = 'InvalidStateError';
}

/**
 * Returns a state that was saved as JSON, after checking every record against the contract.
 * @throws InvalidStateError that names the first invalid part
 */
export function checkedSnapshot(value: unknown): MockSnapshot {
  const { oauth, store, webhooks, idempotencyKeys } = objectAt(value, 'state');
  objectAt(objectAt(oauth, 'oauth').tokens, 'oauth.tokens');
  objectAt(objectAt(webhooks, 'webhooks').registry, 'webhooks.registry');
  const { nextId, organizations, events } = objectAt(store, 'store');
  if (!Number.isSafeInteger(nextId)) throw new InvalidStateError('store.nextId must be an integer.');
  arrayAt(events, 'store.events');
  arrayAt(idempotencyKeys, 'idempotencyKeys');
  for (const [id, organization] of Object.entries(objectAt(organizations, 'store.organizations'))) {
    const path = `store.organizations.${id}`;
    const { records, counters } = objectAt(organization, path);
    objectAt(counters, `${path}.counters`);
    for (const [kind, ofKind] of Object.entries(objectAt(records, `${path}.records`))) {
      const name = `${path}.records.${kind}`;
      const validate = recordValidator(kind, name);
      arrayAt(ofKind, name).forEach((record, index) => {
        if (validate(record)) return;
        const [error] = validate.errors ?? [];
        throw new InvalidStateError(`${name}[${index}]${error?.instancePath ?? ''} ${error?.message}.`);
      });
    }
  }
  return value as MockSnapshot;
}

function recordValidator(kind: string, path: string) {
  const resource = Object.values<Resource>(resources).find((each) => each.kind === kind);
  if (!resource) throw new InvalidStateError(`${path}: the contract has no resource kind ${kind}.`);
  return validators[resource.schemas.record as 'Task'];
}

function objectAt(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (isObject(value)) return value;
  throw new InvalidStateError(`${path} must be an object.`);
}

function arrayAt(value: unknown, path: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new InvalidStateError(`${path} must be an array.`);
}
