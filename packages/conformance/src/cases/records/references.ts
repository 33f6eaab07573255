import { findReferences, resourceOf } from '@worklane/model';
import { otherOrganization } from '../../fixtures/other-organization.ts';
import { unusedId } from '../../world/known-records.ts';
import { loadExisting } from '../../world/records.ts';
import { writtenResources } from '../../world/resource-operations.ts';
import { casesOfRecords, ifImplemented, Records, recordCase } from './record-cases.ts';
import type { Body } from './valid-bodies.ts';

/** References to records that do not exist or belong to another organization. */
export const references = casesOfRecords(
  'create',
  recordCase(
    'rejects references to what is no record of the kind in the organization',
    [422],
    async (records) => {
      const { scene, resource } = records;
      const valid = await records.full();
      const kinds = new Set(resource.references.map(({ kind }) => kind).filter((kind) => kind !== 'any'));
      for (const kind of kinds) await ifImplemented(() => loadExisting(scene, resourceOf(kind)));
      /** Creates a record whose references have these IDs, by the kind of record. */
      const refer = (ids: ReadonlyMap<string, number>) => {
        const body = structuredClone(valid);
        for (const { path, kind } of resource.references) {
          for (const { parent, name } of findReferences(body, path)) {
            const given = parent[name] as Body | number | null | undefined;
            if (typeof given === 'number') parent[name] = ids.get(kind) ?? unusedId;
            else if (given) given.id = ids.get(String(given.kind)) ?? unusedId;
          }
        }
        return records.create(body);
      };
      await refer(new Map());
      await ifImplemented(async () => {
        const others = writtenResources
          .filter(({ kind }) => kinds.has(kind))
          .map((each) => new Records(otherOrganization(scene), each));
        const ids = new Map<string, number>();
        try {
          for (const each of others) ids.set(each.resource.kind, (await each.created()).id);
          await refer(ids);
        } finally {
          for (const { scene: theirs, operations, resource: of } of others) {
            const id = ids.get(of.kind);
            if (id !== undefined) await theirs.session.request(operations.delete, { id });
          }
        }
      });
    },
    ({ references }) => references.length > 0,
  ),
);
