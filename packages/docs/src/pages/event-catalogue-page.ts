import { events } from '@worklane/contract';
import { eventLink } from './links.ts';
import { block, code, table } from './markdown.ts';
import { page } from './page.ts';

/** Every event that a webhook can subscribe to. */
export function eventCataloguePage() {
  const all = Object.values(events);
  const rows = all.map(({ type, entity, action, summary, scope }) => [
    eventLink(type),
    `[${entity}](./kinds/${entity})`,
    action,
    summary,
    code(scope),
  ]);
  return page(
    'event-catalogue.md',
    '# Event catalogue',
    `${all.length} events: each kind of record, created, updated, deleted. Besides them, ` +
      `${eventLink('webhook.test')} is sent on demand to try an endpoint. Each links to the event reference, which ` +
      'has the headers, the payload and an example.',
    block('events', table(['Event', 'Entity', 'Action', 'When', 'Scope'], rows)),
  );
}
