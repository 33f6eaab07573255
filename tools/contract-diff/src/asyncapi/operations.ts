import { child, elements, isObject, members, type Spot } from '../document.ts';
import { match } from '../matching.ts';
import type { Scope } from '../scope.ts';
import { compareUnjudged } from '../unjudged.ts';
import { compareBindings } from './bindings.ts';
import { compareMessage, reportMessages } from './messages.ts';

/** The messages that an operation lists, or all of its channel. */
function messagesOf(operation: Spot): Map<string, Spot> {
  if (!('messages' in operation.value)) return members(child(operation, 'channel'), 'messages');
  return new Map(
    elements(operation, 'messages').map((message) => [
      String(message.value.name ?? message.pointer.slice(message.pointer.lastIndexOf('/') + 1)),
      message,
    ]),
  );
}

/** The channel that an operation refers to; nothing is known of one that stands in the operation itself. */
const channelOf = ({ value: { channel } }: Spot) => (isObject(channel) ? channel.$ref : undefined);

export function compareOperations(scope: Scope, base: Spot, head: Spot): void {
  const { added, removed, kept } = match(members(base, 'operations'), members(head, 'operations'));
  for (const [name, operation] of removed) scope.at(name).report('operation-removed', operation, 'operation removed');
  for (const [name, operation] of added) scope.at(name).report('operation-added', operation, 'operation added');
  for (const [name, before, after] of kept) {
    const direction = after.value.action === 'receive' ? 'received' : 'sent';
    compareOperation(scope.at(name, direction), before, after);
  }
}

function compareOperation(scope: Scope, base: Spot, head: Spot): void {
  const { action: from } = base.value;
  const { action: to } = head.value;
  if (from !== to) scope.report('action-changed', head, `action ${from} -> ${to}`, { from, to });

  const [before, after] = [channelOf(base), channelOf(head)];
  if (before && after && before !== after) {
    scope.report('channel-changed', head, `channel ${before} -> ${after}`, { from: before, to: after });
  }
  const messages = match(messagesOf(base), messagesOf(head));
  reportMessages(scope, messages);
  for (const [, one, other] of messages.kept) compareMessage(scope, one, other);
  compareBindings(scope, base, head);
  compareUnjudged(scope, base, head, ['reply', 'security', 'traits']);
}
