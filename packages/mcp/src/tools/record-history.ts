import { resourceOf } from '../access.ts';
import { recordMethods } from '../records/record-methods.ts';
import { argumentsSchema, kindArgument, reads, type Tool } from '../tool.ts';
import { readEvents } from './recent-events.ts';

interface HistoryArguments {
  readonly kind: string;
  readonly id: number;
  readonly cursor?: string;
  readonly limit?: number;
}

export const recordHistory: Tool<HistoryArguments> = {
  name: 'record_history',
  title: 'Show the history of a record',
  description: 'Lists who changed a record in the last year, when, and what, newest first, also after its deletion.',
  annotations: reads,
  inputSchema({ readable }) {
    const kinds = readable.filter(({ schemas }) => schemas.update);
    if (kinds.length === 0) return undefined;
    return argumentsSchema(
      {
        kind: kindArgument(kinds),
        id: { type: 'integer', minimum: 1 },
        cursor: { type: 'string' },
        limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
      },
      ['kind', 'id'],
    );
  },
  run({ client, signal }, { kind, id, cursor, limit = 20 }) {
    const { history } = recordMethods(client, resourceOf(kind));
    return readEvents((size) => history(id, { cursor, limit: size }, { signal }), limit);
  },
};
