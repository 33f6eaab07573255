import { findReferences, resourceOf } from '@worklane/model';
import { otherOrganization } from '../../fixtures/other-organization.ts';
import { unusedId } from '../../world/known-records.ts';
import { createRecord, loadExisting } from '../../world/records.ts';
import { operationsOf, writtenResources } from '../../world/resource-operations.ts';
import { type Body, casesOfRecords, ifImplemented } from './record-cases.ts';
import { fullBody, minimalBody } from './valid-bodies.ts';

/** References to records that do not exist, are of another kind, or belong to another organization. */
export const references = casesOfRecords('create', [
  {
    name: 'rejects references to what is no record of the kind in the organization',
    provokes: [422],
    isFor: ({ references }) => references.length > 0,
    async run(scene, resource) {
      const valid = await fullBody(scene, resource);
      const kinds = new Set(resource.references.map(({ kind }) => kind).filter((kind) => kind !== 'any'));
      for (const kind of kinds) await ifImplemented(() => loadExisting(scene, resourceOf(kind)));
      /** Changes the references of a body to these IDs, by the kind of record. */
      const referring = (idOf: (kind: string) => number | undefined): Body => {
        const body = structuredClone(valid);
        for (const { path, kind } of resource.references) {
          for (const { parent, name } of findReferences(body, path)) {
            const given = parent[name];
            if (given === null || given === undefined) continue;
            const of = kind === 'any' ? String((given as Body).kind) : kind;
            const id = idOf(of) ?? unusedId;
            parent[name] = kind === 'any' ? { kind: of, id } : id;
          }
        }
        return body;
      };
      await createRecord(
        scene,
        resource,
        referring(() => undefined),
      );
      await ifImplemented(async () => {
        const other = otherOrganization(scene);
        const theirs = new Map<string, number>();
        try {
          for (const each of writtenResources.filter(({ kind }) => kinds.has(kind))) {
            const body = await minimalBody(other, each);
            theirs.set(each.kind, (await createRecord(other, each, body))?.id ?? unusedId);
          }
          await createRecord(
            scene,
            resource,
            referring((kind) => theirs.get(kind)),
          );
        } finally {
          for (const [kind, id] of theirs) await other.session.request(operationsOf(resourceOf(kind)).delete, { id });
        }
      });
    },
  },
]);
