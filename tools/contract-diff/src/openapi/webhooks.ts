import { members, type Spot } from '../document.ts';
import { match } from '../matching.ts';
import type { Scope } from '../scope.ts';
import { compareOperation } from './operation.ts';
import { operationsOf } from './operations.ts';

/** Webhooks turn the directions round: the service sends the request and receives the answer. */
export function compareWebhooks(scope: Scope, base: Spot, head: Spot): void {
  const { added, removed, kept } = match(members(base, 'webhooks'), members(head, 'webhooks'));
  for (const [name, item] of removed) scope.at(`webhook ${name}`).report('webhook-removed', item, 'webhook removed');
  for (const [name, item] of added) scope.at(`webhook ${name}`).report('webhook-added', item, 'webhook added');
  for (const [name, before, after] of kept) {
    const here = scope.at(`webhook ${name}`, 'sent');
    const operations = match(operationsOf(base, before, []), operationsOf(head, after, []));
    for (const [method, { spot }] of operations.removed) here.report('webhook-removed', spot, `${method} removed`);
    for (const [method, { spot }] of operations.added) here.report('webhook-added', spot, `${method} added`);
    for (const [, one, other] of operations.kept) compareOperation(here, one, other);
  }
}
