import type { Resource } from '@worklane/contract';
import type { StoredRecord } from '@worklane/model';
import fc, { type Arbitrary } from 'fast-check';
import { expectList, searchedTexts, type QueryPair as TextPair } from '../../world/list.ts';
import { listOperation } from '../../world/resource-operations.ts';
import type { World } from '../../world/world.ts';
import { invalidQuery, type QueryPair, query } from '../arbitraries/query.ts';
import { type Command, command } from './command.ts';

/** Reads a list to its last page. */
export function list(resource: Resource): Arbitrary<Command> {
  const operation = listOperation(resource);
  const queries = fc.oneof(
    { weight: 3, arbitrary: query(operation) },
    { weight: 1, arbitrary: invalidQuery(operation) },
  );
  return queries.map((pairs) =>
    command({
      name: `list ${resource.collection} by ${pairs.map(({ name }) => name).join(', ') || 'nothing'}`,
      async run(world, { session }) {
        const filled = pairs.map((pair) => filledIn(world, resource, pair));
        await expectList({ session, world }, resource, filled);
      },
    }),
  );
}

/** Takes values from existing records where the parameter says so; otherwise half of the filters would match nothing. */
function filledIn(world: World, resource: Resource, { name, text, likeRecord }: QueryPair): TextPair {
  const record = likeRecord === undefined ? undefined : world.pick(resource, likeRecord);
  // A list of IDs keeps its other IDs, most of which do not exist.
  const value = record && (name === 'ids' ? `${record.id},${text}` : valueFor(resource, name, record));
  return [name, (value === undefined || value === null ? text : String(value)).toWellFormed()];
}

function valueFor(resource: Resource, name: string, record: StoredRecord): unknown {
  if (name === 'q') return wordOf(searchedTexts(resource, record));
  const field =
    name === 'updated_since' ? 'updated_at' : resource.fields[name] ? name : name.replace(/_(from|to)$/, '');
  const value = record[field];
  return Array.isArray(value) ? value[0] : value;
}

const wordOf = (texts: readonly string[]) => texts.flatMap((text) => text.match(/[a-z]+/gi) ?? [])[0];
