import { type EventInfo, events } from '@worklane/contract';
import type { Invocation } from '../commands/invocation.ts';
import { formatTable } from '../terminal/table.ts';
import { expandEventPatterns } from './event-patterns.ts';

/** Prints the event types of the contract that patterns select: all without a pattern. */
export async function listEventTypes(
  { output }: Invocation,
  _options: object,
  patterns: readonly string[],
): Promise<undefined> {
  const types = expandEventPatterns(patterns.length === 0 ? ['*'] : patterns);
  const selected = types.map((type): EventInfo => events[type]);
  output.result(
    selected.map(({ type, entity, action, scope, summary }) => ({ type, entity, action, scope, summary })),
    () =>
      formatTable(
        output.stdout,
        ['Type', 'Scope', 'Summary'],
        selected.map(({ type, scope, summary }) => [type, scope, summary]),
      ),
  );
}
