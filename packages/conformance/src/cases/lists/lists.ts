import type { Operation, Resource } from '@worklane/contract';
import { contract, documentedParameters } from '../../contract/document.ts';
import type { Capability } from '../../target/target.ts';
import { knownRecords } from '../../world/known-records.ts';
import { expectList } from '../../world/list.ts';
import { listOperation, resourceOf, writtenResources } from '../../world/resource-operations.ts';
import type { Case, CasesOf, Scene } from '../case.ts';
import {
  allowsLongTexts,
  changes,
  cursors,
  defaultLimited,
  defaultPage,
  durations,
  fullPages,
  getsMembers,
  longTexts,
  movingTime,
  otherOrganizations,
} from './paging.ts';
import { queriesOf } from './queries.ts';

/** Lists of records: every page must be that of the model, for every parameter. */
export const lists: CasesOf = (operation) => {
  const resource = resourceOf(operation);
  if (!resource || operation.method !== 'get') return [];
  const isWritten = resource.schemas.create !== null;
  const needs: readonly Capability[] = isWritten ? ['state'] : ['state', 'members'];
  const scenario = (name: string, run: (scene: Scene, resource: Resource) => Promise<void>): Case => ({
    name,
    needs,
    run: (scene) => run(scene, resource),
  });
  if (operation !== listOperation(resource))
    return isWritten ? [] : [scenario('returns records as in the list', getsMembers)];
  const queries = Object.entries(queriesOf(operation, resource)).map(([name, queriesFor]) =>
    scenario(name, async (scene) => {
      const records = await knownRecords(scene, resource);
      const paged = new Set(['limit']);
      for (const query of queriesFor({ resource, records })) {
        const { length } = await expectList(scene, resource, query);
        const names = query.map(([each]) => each).join();
        if (length < 2 || paged.has(names) || query.some(([, text]) => text === 'me')) continue;
        paged.add(names);
        // The second page has the filters of the first one.
        await expectList(scene, resource, [...query, ['limit', String(Math.min(Math.ceil(length / 2), 200))]]);
      }
    }),
  );
  const sorts = sortsOf(operation).map((sort, index) =>
    scenario(`sorts by ${sort}`, async (scene) => {
      await knownRecords(scene, resource);
      const limit = String(pageSize(scene.world.list(resource).length, index));
      await expectList(scene, resource, Object.entries({ sort, limit }));
    }),
  );
  return [
    ...queries,
    ...sorts,
    scenario('ends with the last page', fullPages),
    ...(isWritten ? longTextSorts(resource, operation) : []).map((name) =>
      scenario(`sorts by a long ${name}`, (scene) => longTexts(scene, resource, name)),
    ),
    ...(resource === defaultLimited
      ? [scenario('has 50 records in a page by default, and up to 200', defaultPage)]
      : []),
    ...singleTime(resource).map((name) =>
      scenario(`filters by a duration until ${name}`, (scene) => durations(scene, resource, name)),
    ),
    ...(resource === movingTimed ? singleTime(resource) : []).map((name) =>
      scenario(`keeps the time of the first page for ${name}`, (scene) => movingTime(scene, resource, name)),
    ),
    scenario('rejects the cursor of another list', cursors),
    scenario('hides the records of another organization', otherOrganizations),
    ...(isWritten ? [scenario('continues while records change', changes)] : []),
  ];
};

const sortsOf = (operation: Operation): string[] =>
  documentedParameters(operation)
    .filter(({ name }) => name === 'sort')
    .flatMap(({ schema }) => contract.resolve(schema).enum ?? []) as string[];

/** Returns the time of a record that has a single one, so that no rule about another one binds it. */
function singleTime({ fields }: Resource): string[] {
  const times = Object.keys(fields).filter((name) => fields[name]?.type === 'date-time' && fields[name].writable);
  return times.length === 1 ? times.filter((name) => fields[name]?.filter === 'range') : [];
}

/** One kind is enough for what takes a second. */
const movingTimed = writtenResources.find((resource) => singleTime(resource).length > 0);

const longTextSorts = (resource: Resource, operation: Operation) =>
  sortsOf(operation).filter((name) => resource.fields[name]?.type === 'string' && allowsLongTexts(resource, name));

/** Returns the size of two or three pages. */
const pageSize = (count: number, index: number) =>
  Math.min(Math.max(2, Math.ceil(count / (index % 3 === 0 ? 3 : 2))), 200);
