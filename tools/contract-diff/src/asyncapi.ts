import type { Change, DocumentName } from './change.ts';
import { ChangeCollector } from './change-collector.ts';
import { type ApiDocument, child, elements, canonicalText, isObject, members, type DocumentNode } from './document.ts';
import { type Matching, matchByKey } from './matching.ts';
import { SchemaComparison } from './schema/compare-schemas.ts';
import { compareOtherParts, ComparisonContext } from './comparison-context.ts';
import { compareServers } from './servers.ts';

/** The changes between two versions of an AsyncAPI 3 document. */
export function compareAsyncApi(name: DocumentName, base: ApiDocument, head: ApiDocument): Change[] {
  const ledger = new ChangeCollector(name);
  const scope = new ComparisonContext(ledger, new SchemaComparison(), 'the API', 'sent');
  compareServers(scope, base.root, head.root);
  compareChannels(scope, base.root, head.root);
  compareOperations(scope, base.root, head.root);
  return ledger.changes();
}

/** Channels, their addresses and their messages. */
export function compareChannels(scope: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed, kept } = matchByKey(members(base, 'channels'), members(head, 'channels'));
  for (const [name, channel] of removed)
    scope.at(`channel ${name}`).report('channel-removed', channel, 'channel removed');
  for (const [name, channel] of added) scope.at(`channel ${name}`).report('channel-added', channel, 'channel added');
  for (const [name, before, after] of kept) {
    const here = scope.at(`channel ${name}`);
    const from = before.value.address ?? null;
    const to = after.value.address ?? null;
    if (from !== to) here.report('address-changed', after, `address ${from} -> ${to}`, { from, to });
    reportMessages(here, matchByKey(members(before, 'messages'), members(after, 'messages')));
    compareBindings(here, before, after);
    compareOtherParts(here, before, after, ['parameters', 'servers']);
  }
}

/** The messages that an operation lists, or all of its channel. */
function messagesOf(operation: DocumentNode): Map<string, DocumentNode> {
  if (!('messages' in operation.value)) return members(child(operation, 'channel'), 'messages');
  return new Map(
    elements(operation, 'messages').map((message) => [
      String(message.value.name ?? message.pointer.slice(message.pointer.lastIndexOf('/') + 1)),
      message,
    ]),
  );
}

/** The channel that an operation refers to; nothing is known of one that stands in the operation itself. */
const channelOf = ({ value: { channel } }: DocumentNode) => (isObject(channel) ? channel.$ref : undefined);

export function compareOperations(scope: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed, kept } = matchByKey(members(base, 'operations'), members(head, 'operations'));
  for (const [name, operation] of removed) scope.at(name).report('operation-removed', operation, 'operation removed');
  for (const [name, operation] of added) scope.at(name).report('operation-added', operation, 'operation added');
  for (const [name, before, after] of kept) {
    const direction = after.value.action === 'receive' ? 'received' : 'sent';
    compareOperation(scope.at(name, direction), before, after);
  }
}

function compareOperation(scope: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { action: from } = base.value;
  const { action: to } = head.value;
  if (from !== to) scope.report('action-changed', head, `action ${from} -> ${to}`, { from, to });

  const [before, after] = [channelOf(base), channelOf(head)];
  if (before && after && before !== after) {
    scope.report('channel-changed', head, `channel ${before} -> ${after}`, { from: before, to: after });
  }
  const messages = matchByKey(messagesOf(base), messagesOf(head));
  reportMessages(scope, messages);
  for (const [, one, other] of messages.kept) compareMessage(scope, one, other);
  compareBindings(scope, base, head);
  compareOtherParts(scope, base, head, ['reply', 'security', 'traits']);
}

/** Messages that a channel or an operation no longer has, or has now. */
export function reportMessages(scope: ComparisonContext, { removed, added }: Matching<DocumentNode>): void {
  for (const [name, message] of removed) scope.report('message-removed', message, `message ${name} removed`);
  for (const [name, message] of added) scope.report('message-added', message, `message ${name} added`);
}

/** A schema may stand in a wrapper that names its format. */
const unwrapped = (schema: DocumentNode | undefined) =>
  schema && 'schemaFormat' in schema.value ? child(schema, 'schema') : schema;

/** What a message carries. The content type of the document holds where a message states none. */
export function compareMessage(scope: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const contentType = (message: DocumentNode) => message.value.contentType ?? message.document.root.value.defaultContentType;
  const [from, to] = [contentType(base), contentType(head)];
  if (from !== to) scope.report('content-type-changed', head, `contentType ${from} -> ${to}`, { from, to });

  for (const part of ['payload', 'headers']) {
    const before = unwrapped(child(base, part));
    const after = unwrapped(child(head, part));
    const here = scope.at(`${scope.place} ${part}`);
    if (before && after) here.compareSchemas(before, after);
    else here.compareSchemasUnder(part, base, head);
  }
  compareBindings(scope, base, head);
  compareOtherParts(scope, base, head, ['correlationId', 'traits']);
}

/** How a protocol carries it: `http: {method: POST}`. */
export function compareBindings(scope: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  if (canonicalText(base, 'bindings') === canonicalText(head, 'bindings')) return;
  const difference = { from: base.value.bindings, to: head.value.bindings };
  const what = `bindings ${JSON.stringify(difference.from) ?? 'none'} -> ${JSON.stringify(difference.to) ?? 'none'}`;
  scope.report('binding-changed', head, what, difference);
}
