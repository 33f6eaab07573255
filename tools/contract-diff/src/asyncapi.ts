import { isObject } from '@worklane/contract/json';
import type { Change } from './change.ts';
import { ChangeCollector } from './change-collector.ts';
import { ComparisonContext } from './comparison-context.ts';
import { type ApiDocument, canonicalText, child, type DocumentNode, elements, members } from './document.ts';
import { type Matching, matchByKey } from './matching.ts';
import { SchemaComparison } from './schema/compare-schemas.ts';
import { compareServers } from './servers.ts';

/** Returns the changes between two versions of an AsyncAPI 3 document. */
export function compareAsyncApi(name: string, base: ApiDocument, head: ApiDocument, date: string): Change[] {
  const changes = new ChangeCollector(name, date);
  const context = new ComparisonContext(changes, new SchemaComparison(), 'the API', 'sent');
  compareServers(context, base.root, head.root);
  compareChannels(context, base.root, head.root);
  compareOperations(context, base.root, head.root);
  return changes.changes();
}

/** Channels, their addresses and their messages. */
function compareChannels(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed, kept } = matchByKey(members(base, 'channels'), members(head, 'channels'));
  for (const [name, channel] of removed)
    context.at(`channel ${name}`).report('channel-removed', channel, 'channel removed');
  for (const [name, channel] of added) context.at(`channel ${name}`).report('channel-added', channel, 'channel added');
  for (const [name, before, after] of kept) {
    const here = context.at(`channel ${name}`);
    const from = before.value.address ?? null;
    const to = after.value.address ?? null;
    if (from !== to) here.report('address-changed', after, `address ${from} -> ${to}`, { from, to });
    reportMessages(here, matchByKey(members(before, 'messages'), members(after, 'messages')));
    compareBindings(here, before, after);
    here.compareOtherKeys(before, after, ['parameters', 'servers']);
  }
}

/** Returns the messages of an operation, by default all of its channel. */
function messagesOf(operation: DocumentNode): Map<string, DocumentNode> {
  if (!('messages' in operation.value)) return members(child(operation, 'channel'), 'messages');
  const named = Map.groupBy(elements(operation, 'messages'), ({ value, pointer }) =>
    String(value.name ?? pointer.slice(pointer.lastIndexOf('/') + 1)),
  );
  // Messages of several channels can have the same name.
  const entries = [...named].flatMap(([name, messages]) =>
    messages.map((message) => [messages.length === 1 ? name : `${name} ${message.pointer}`, message] as const),
  );
  return new Map(entries);
}

/** Returns the reference to the channel, or undefined for an inline channel. */
const channelOf = ({ value: { channel } }: DocumentNode) => (isObject(channel) ? channel.$ref : undefined);

function compareOperations(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed, kept } = matchByKey(members(base, 'operations'), members(head, 'operations'));
  for (const [name, operation] of removed) context.at(name).report('operation-removed', operation, 'operation removed');
  for (const [name, operation] of added) context.at(name).report('operation-added', operation, 'operation added');
  for (const [name, before, after] of kept) {
    const direction = after.value.action === 'receive' ? 'received' : 'sent';
    compareOperation(context.at(name, direction), before, after);
  }
}

function compareOperation(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { action: from } = base.value;
  const { action: to } = head.value;
  if (from !== to) context.report('action-changed', head, `action ${from} -> ${to}`, { from, to });

  const [before, after] = [channelOf(base), channelOf(head)];
  if (before && after && before !== after) {
    context.report('channel-changed', head, `channel ${before} -> ${after}`, { from: before, to: after });
  }
  const messages = matchByKey(messagesOf(base), messagesOf(head));
  reportMessages(context, messages);
  for (const [, one, other] of messages.kept) compareMessage(context, one, other);
  compareBindings(context, base, head);
  context.compareOtherKeys(base, head, ['reply', 'security', 'traits']);
}

/** Reports messages that were added or removed. */
function reportMessages(context: ComparisonContext, { removed, added }: Matching<DocumentNode>): void {
  for (const [name, message] of removed) context.report('message-removed', message, `message ${name} removed`);
  for (const [name, message] of added) context.report('message-added', message, `message ${name} added`);
}

/** Returns the schema of a multi-format schema object. */
const unwrapped = (schema: DocumentNode | undefined) =>
  schema && 'schemaFormat' in schema.value ? child(schema, 'schema') : schema;

/** Compares two messages. The default content type is that of the document. */
function compareMessage(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const contentType = (message: DocumentNode) =>
    message.value.contentType ?? message.document.root.value.defaultContentType;
  const [from, to] = [contentType(base), contentType(head)];
  if (from !== to) context.report('content-type-changed', head, `contentType ${from} -> ${to}`, { from, to });

  for (const part of ['payload', 'headers']) {
    const before = unwrapped(child(base, part));
    const after = unwrapped(child(head, part));
    const here = context.at(`${context.location} ${part}`);
    if (before && after) here.compareSchemas(before, after);
    else here.compareSchemasUnder(part, base, head);
  }
  compareBindings(context, base, head);
  context.compareOtherKeys(base, head, ['correlationId', 'traits']);
}

/** Compares the protocol bindings: `http: {method: POST}`. */
function compareBindings(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  if (canonicalText(base, 'bindings') === canonicalText(head, 'bindings')) return;
  const difference = { from: base.value.bindings, to: head.value.bindings };
  const description = `bindings ${JSON.stringify(difference.from) ?? 'none'} -> ${JSON.stringify(difference.to) ?? 'none'}`;
  context.report('binding-changed', head, description, difference);
}
