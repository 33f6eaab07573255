import { resourceOf } from '@worklane/model';
import { otherOrganization } from '../../fixtures/fixtures.ts';
import { MissingPrerequisite } from '../../mismatch.ts';
import { unusedId } from '../../world/known-records.ts';
import { loadExisting } from '../../world/records.ts';
import { writtenResources } from '../../world/resource-operations.ts';
import type { Body } from './bodies.ts';
import { casesOfRecords, ifImplemented, Records, recordCase } from './record-cases.ts';

/** References to records that do not exist or belong to another organization. */
export const references = casesOfRecords(
  'create',
  recordCase(
    'rejects references to what is no record of the kind in the organization',
    async (records) => {
      const { scene, resource } = records;
      const [record, body] = [await records.created(), await records.minimal()];
      const kinds = new Set<string>();
      for (const kind of new Set(resource.references.map((each) => kindOf(each.kind)))) {
        await ifImplemented(async () => {
          await loadExisting(scene, resourceOf(kind));
          kinds.add(kind);
        });
      }
      const checked = resource.references.filter(({ kind }) => kinds.has(kindOf(kind)));
      if (checked.length === 0)
        throw new MissingPrerequisite('the server implements nothing that the record refers to');
      /** Creates and updates a record with each of its references, which have these IDs by the kind of record. */
      const refer = async (ids: ReadonlyMap<string, number>) => {
        const referring = (to: Body) =>
          checked.reduce((given, { path, kind }) => {
            const id = ids.get(kindOf(kind)) ?? unusedId;
            return withReference(given, path, kind === 'any' ? { kind: kindOf(kind), id } : id);
          }, to);
        await records.create(referring(body));
        await records.update(record, referring({}), { isListed: true });
      };
      await refer(new Map());
      // Those of this kind may be those of another, where IDs are unique in a kind only.
      await refer(new Map([...kinds].map((kind) => [kind, record.id])));
      await ifImplemented(async () => {
        const others = writtenResources
          .filter(({ kind }) => kinds.has(kind))
          .map((each) => new Records(otherOrganization(scene), each));
        const ids = new Map<string, number>();
        for (const each of others) ids.set(each.resource.kind, (await each.created()).id);
        await refer(ids);
      });
    },
    ({ references }) => references.length > 0,
  ),
);

/** Any kind has the same rules. */
const kindOf = (kind: string) => (kind === 'any' ? 'company' : kind);

/** Returns a body with one more reference, in a list if its path leads through one. */
export function withReference(body: Body, [name = '', star, member]: readonly string[], value: unknown): Body {
  if (star === undefined) return { ...body, [name]: value };
  const item = { description: 'Item', quantity: 1, unit_price: { amount: 1, currency: 'EUR' } };
  const items = [body[name] ?? []].flat();
  return { ...body, [name]: [...items, member === undefined ? value : { ...item, [member]: value }] };
}
