import { child, type Spot } from '../document.ts';
import type { Matching } from '../matching.ts';
import type { Scope } from '../scope.ts';
import { compareUnjudged } from '../unjudged.ts';
import { compareBindings } from './bindings.ts';

/** Messages that a channel or an operation no longer has, or has now. */
export function reportMessages(scope: Scope, { removed, added }: Matching<Spot>): void {
  for (const [name, message] of removed) scope.report('message-removed', message, `message ${name} removed`);
  for (const [name, message] of added) scope.report('message-added', message, `message ${name} added`);
}

/** A schema may stand in a wrapper that names its format. */
const unwrapped = (schema: Spot | undefined) =>
  schema && 'schemaFormat' in schema.value ? child(schema, 'schema') : schema;

/** What a message carries. The content type of the document holds where a message states none. */
export function compareMessage(scope: Scope, base: Spot, head: Spot): void {
  const contentType = (message: Spot) => message.value.contentType ?? message.document.root.value.defaultContentType;
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
  compareUnjudged(scope, base, head, ['correlationId', 'traits']);
}
