import { events } from '@worklane/contract';
import { eventLink } from './links.ts';
import { block, code, page, table } from './markdown.ts';

/** Returns the page that lists every event type. */
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
    `${all.length} events: created, updated and deleted for each resource kind. In addition, ` +
      `${eventLink('webhook.test')} is sent on request to test an endpoint. Each links to the event reference with ` +
      'its headers, payload and an example.',
    block('events', table(['Event', 'Entity', 'Action', 'Description', 'Scope'], rows)),
  );
}
