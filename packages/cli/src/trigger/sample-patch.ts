import type { Resource } from '@worklane/contract';
import { changedFields } from '@worklane/contract/merge-patch';
import { CliError } from '../errors.ts';
import { withProvidedReferences } from './references.ts';
import { type Body, sampleRequest } from './sample-request.ts';

/** Returns a patch by the example of the contract that changes a record. @throws CliError if there is none */
export async function samplePatch(resource: Resource, record: object, now = new Date()): Promise<Body> {
  const { schema, example } = sampleRequest(String(resource.schemas.update));
  const { external_id, ...sample } = example;
  // A patch requires no field, so it has no reference.
  const patch = await withProvidedReferences(schema, sample, () =>
    Promise.reject(new Error('A patch has no references')),
  );
  const changes = changedFields(record as Body, { ...record, ...patch });
  if (changes.length > 0) return Object.fromEntries(changes.map((name) => [name, patch[name]]));
  if ('custom_fields' in resource.fields) return { custom_fields: { triggered_at: now.toISOString() } };
  throw new CliError(`The example update does not change this ${resource.kind}. Use --data.`);
}
