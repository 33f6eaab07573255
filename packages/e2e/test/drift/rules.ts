import type { RawRequest } from './requests.ts';

const api = '/api/v1/1042';
const tasks = `${api}/tasks`;
const url = 'https://x.example/';

/** Targets that fetch would change, and those of rules that the contract cannot express. */
const targets: readonly string[] = [
  `/${tasks}`,
  '/api/v1/1042/./tasks',
  '/api/v1/1042/x/../tasks',
  `${tasks};a=1`,
  `${tasks}/9999999%39`,
  `${tasks}?l%69mit=0`,
  `${tasks}?limit=1%23`,
  `${tasks}?q=a|b{"<>^\``,
  `${tasks}/a|b`,
  `${tasks}?limit=0#x`,
  `${tasks}?cursor=garbage`,
  `${tasks}?sort=%20title`,
  `${tasks}?sort=--title`,
  `${tasks}?status=open,done`,
  `${tasks}?updated_since=2026-13-01`,
  `${tasks}?updated_since=2026-01-01`,
  '/api/v1/1043/tasks',
  '/api/v1/1042/taks',
  '/api/events?cursor=garbage',
  '/api/events?types=task.creatd',
  '/api/webhooks?cursor=garbage',
];

const bodies: readonly (readonly [path: string, body: unknown])[] = [
  [tasks, { title: 'x', assignee_id: 99_999_999 }],
  [tasks, { title: 'x', due_at: '2026-02-31T00:00:00Z' }],
  [tasks, { title: 'x', custom_fields: { 'a b': null } }],
  [tasks, { title: 'x', id: 5, estimated_minutes: 1.5, tags: ['a', 'a'], status: 'opne' }],
  [`${api}/quotes`, { title: 'x', currency: 'EUR', line_items: [{ description: 'a', quantity: 1, unit_price: 1 }] }],
  [`${api}/orders`, { currency: 'EURO', line_items: [] }],
  [`${api}/contacts`, { last_name: 'x', email: 'no' }],
  [
    `${api}/appointments`,
    { title: 'x', start_at: '2026-01-02T00:00:00Z', end_at: '2026-01-01T00:00:00Z', contact_id: 99_999_999 },
  ],
  [`${api}/members`, { name: 'x' }],
  ['/api/webhooks', { url: 'http://x.example/', events: ['task.created'], org_id: 1042 }],
  ['/api/webhooks', { url: 'https://10.0.0.1/', events: ['task.created'], org_id: 1042 }],
  ['/api/webhooks', { url: 'https:x.example', events: ['task.created'], org_id: 1042 }],
  ['/api/webhooks', { url: 'https://u:p@x.example/#a', events: [] }],
  ['/api/webhooks', { url: 'nope', events: ['task.creatd'] }],
  ['/api/webhooks', { url, events: ['task.created', 'task.created'], org_id: 1042 }],
  ['/api/webhooks', { url, events: ['task.created'], org_id: 1043 }],
];

/** Requests that fetch cannot send, and those that break rules of records and webhooks. */
export const ruleBreakingRequests: readonly RawRequest[] = [
  ...targets.map((target) => ({ name: target, method: 'GET', target, headers: {} })),
  ...bodies.map(([target, value]) => {
    const body = JSON.stringify(value);
    return { name: `${target} ${body}`, method: 'POST', target, headers: { 'content-type': 'application/json' }, body };
  }),
];
