import { eventTypes } from '@worklane/contract';

/** A request that is intended to be expensive for the service. */
export interface HostileRequest {
  readonly method: 'GET' | 'PATCH' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether only the platform implements it. */
  readonly dashboard?: true;
}

/** The maximum size of a body in bytes. */
const size = 1024 * 1024;

/** Returns as many items as fit in a body with at most 200 other bytes. */
function fill(item: (index: number) => string): string {
  const items: string[] = [];
  for (let length = 200; ; ) {
    const next = item(items.length);
    length += next.length + 1;
    if (length > size) return items.join(',');
    items.push(next);
  }
}

const text = (character: string) => character.repeat((size - 200) / Buffer.byteLength(character));
const string = (character: string) => JSON.stringify(text(character));
const deep = (open: string, close: string) => {
  const levels = Math.floor((size - 200) / (open.length + close.length));
  return open.repeat(levels) + close.repeat(levels);
};

/** A typical body of 1 MiB, the baseline of the comparison. */
export const typicalBody = `[${fill((n) => `{"title":"Order oak panels for room ${n}","priority":"high","tags":["procurement"],"estimated_minutes":90}`)}]`;

const json = (method: HostileRequest['method'], path: string, body: string, type = 'application/json') => ({
  method,
  path,
  body,
  headers: { 'content-type': type },
});
const task = (body: string) => json('POST', '/api/v1/1/tasks', `{"title":"x",${body}}`);
const contact = (body: string) => json('POST', '/api/v1/1/contacts', `{"last_name":"x",${body}}`);
const order = (items: string) => json('POST', '/api/v1/1/orders', `{"line_items":[${items}]}`);
const patch = (path: string, body: string) => json('PATCH', `/api/v1/1/${path}`, body, 'application/merge-patch+json');
const webhook = (body: string) => json('POST', '/api/webhooks', `{"org_id":1,${body}}`);
const dashboard = (body: string) => ({
  ...json('POST', '/dashboard/api/organizations/1/applications', body),
  dashboard: true as const,
});
const raw = (body: string | Uint8Array<ArrayBuffer>) => ({ ...task('"a":1'), body });
const form = (path: string, body: string) => json('POST', path, body, 'application/x-www-form-urlencoded');
const list = (query: string, headers?: Record<string, string>) => ({
  method: 'GET' as const,
  path: `/api/v1/1/tasks${query && `?${query}`}`,
  ...(headers && { headers }),
});

/** Length of the longest query or header: Node accepts 16 KiB for the request line and all headers. */
const header = 14_000;
const item = '{"description":"x","quantity":1,"unit_price":{"amount":1,"currency":"EUR"}';
const property = (n: number) => `"a${n}":1`;

export const hostileRequests: Readonly<Record<string, HostileRequest>> = {
  'order: line items that are empty': order(fill(() => '{}')),
  'order: line items that are numbers': order(fill(() => '1')),
  'order: line items that are null': order(fill(() => 'null')),
  'order: line items that are valid': order(fill(() => `${item}}`)),
  'order: line items with unknown properties': order(fill((n) => `${item},"a${n}":1}`)),
  'order: 200 line items with 400 unknown properties': order(
    Array.from({ length: 200 }, () => `{${Array.from({ length: 400 }, (_, n) => property(n)).join(',')}}`).join(','),
  ),
  'order: one line item with unknown properties': order(`{${fill(property)}}`),
  'order: shipping address with unknown properties': json(
    'POST',
    '/api/v1/1/orders',
    `{"shipping_address":{${fill(property)}}}`,
  ),
  'quote: prices that are wrong': json(
    'POST',
    '/api/v1/1/quotes',
    `{"title":"x","line_items":[${fill(() => '{"unit_price":{"amount":"x"}}')}]}`,
  ),
  'quote: patch with line items that are empty': patch('quotes/1', `{"line_items":[${fill(() => '{}')}]}`),
  'task: unknown properties': task(fill(property)),
  'task: unknown properties that resemble known ones': task(fill((n) => `"descriptio${n}":1`)),
  'task: unknown property with a name of 1 MiB': task(`${string('a')}:1`),
  'task: unknown property with a name of 1 MiB of slashes': task(`${string('/')}:1`),
  'task: custom field with a name of 1 MiB of slashes': task(`"custom_fields":{${string('/')}:{}}`),
  'task: NUL characters below a name of 1 MiB of slashes': task(
    `"custom_fields":{${string('/').slice(1000)}:[${'"\\u0000",'.repeat(99)}1]}`.replace('{', '{"'),
  ),
  'task: tags that differ': task(`"tags":[${fill((n) => `"t${n}"`)}]`),
  'task: tags that are the same': task(`"tags":[${fill(() => '"t"')}]`),
  'task: tags that are empty': task(`"tags":[${fill(() => '""')}]`),
  'task: tags that are lists': task(`"tags":[${fill((n) => `[${n}]`)}]`),
  'task: tag of 1 MiB': task(`"tags":[${string('t')}]`),
  'task: title of 1 MiB': task(`"title":${string('x')}`),
  'task: description of 1 MiB of emoji': task(`"description":${string('🚀')}`),
  'task: due_at of 1 MiB of separators': task(`"due_at":${string('t')}`),
  'task: due_at with a fraction of 1 MiB': task(`"due_at":"2026-03-02T08:15:00.${text('0')}Z"`),
  'task: integer of 1 MiB of digits': task(`"estimated_minutes":${text('1')}`),
  'task: enum value of 1 MiB': task(`"status":${string('o')}`),
  'task: custom_fields with numbers': task(`"custom_fields":{${fill(property)}}`),
  'task: custom_fields with objects': task(`"custom_fields":{${fill((n) => `"a${n}":{}`)}}`),
  'task: custom_fields with long names': task(`"custom_fields":{${fill((n) => `"${'n'.repeat(65)}${n}":1`)}}`),
  'task: custom_fields with 50 objects of unknown properties': task(
    `"custom_fields":{${Array.from({ length: 50 }, (_, n) => `"a${n}":{${Array.from({ length: 2000 }, (_, m) => property(m)).join(',')}}`).join(',')}}`,
  ),
  'task: patch with custom_fields that are null': patch(
    'tasks/{task}',
    `{"custom_fields":{${fill((n) => `"a${n}":null`)}}}`,
  ),
  'task: patch with valid custom_fields': patch('tasks/{task}', `{"custom_fields":{${fill(property)}}}`),
  'task: patch with tags': patch('tasks/{task}', `{"tags":[${fill((n) => `"t${n}"`)}]}`),
  'contact: e-mail address of 1 MiB': contact(`"email":"a@${text('a-')}"`),
  'contact: address with unknown properties': contact(`"address":{${fill(property)}}`),
  'company: website of 1 MiB': json('POST', '/api/v1/1/companies', `{"name":"x","website":"https://${text('a.')}"}`),
  'document: media_type of 1 MiB': json('POST', '/api/v1/1/documents', `{"name":"x","media_type":"a/${text('a')} "}`),
  'document: checksum_sha256 of 1 MiB': json(
    'POST',
    '/api/v1/1/documents',
    `{"name":"x","checksum_sha256":${string('a')}}`,
  ),
  'deal: currency of 1 MiB': json(
    'POST',
    '/api/v1/1/deals',
    `{"title":"x","value":{"amount":1,"currency":${string('A')}}}`,
  ),
  'appointment: attendee_ids that differ': json('POST', '/api/v1/1/appointments', `{"attendee_ids":[${fill(String)}]}`),
  'appointment: attendee_ids that are objects': json(
    'POST',
    '/api/v1/1/appointments',
    `{"attendee_ids":[${fill(() => '{}')}]}`,
  ),
  'webhook: events that are wrong': webhook(`"events":[${fill(() => '"x"')}]`),
  'webhook: events that are the same': webhook(`"events":[${fill(() => '"task.created"')}]`),
  'webhook: events that are long lists, as many as there are types': webhook(
    `"events":[${Array.from({ length: eventTypes.length }, (_, n) => `[${'1,'.repeat(10_000)}${10 + n}]`).join(',')}]`,
  ),
  'webhook: events that are objects': webhook(`"events":[${fill(() => '{}')}]`),
  'webhook: url of 1 MiB': webhook(`"events":["task.created"],"url":"https://a/${text('a')} "`),
  'dashboard: redirect_uris': dashboard(`{"redirect_uris":[${fill(() => '"x:y"')}]}`),
  'dashboard: scopes that differ': dashboard(`{"scopes":[${fill((n) => `"a${n}"`)}]}`),
  'dashboard: scopes that are objects': dashboard(`{"scopes":[${fill(() => '{}')}]}`),
  'dashboard: unknown properties': dashboard(`{${fill(property)}}`),
  'JSON: nested lists': raw(deep('[', ']')),
  'JSON: nested objects': raw(deep('{"a":', '}').replace('}', '1}')),
  'JSON: lists that are not closed': raw(text('[')),
  'JSON: nested custom_fields': task(`"custom_fields":${deep('{"a":', '}').replace('}', '1}')}`),
  'JSON: duplicate keys': task(fill(() => '"a":1')),
  'JSON: escaped keys': task(fill((n) => `"\\n${n}":1`)),
  'JSON: escaped key and numbers': task(`"\\n":[${fill(() => '1')}]`),
  'JSON: escaped key and a string of 1 MiB': task(`"\\n":${string('x')}`),
  'JSON: escaped key and duplicate lists': task(`"\\n":1,${fill(() => '"a":[1]')}`),
  'JSON: escapes': task(`"title":"${'\\n'.repeat(size / 2 - 100)}"`),
  'JSON: NUL characters': raw(`[${fill(() => '"\\u0000"')}]`),
  'JSON: halves of surrogate pairs': raw(`{${fill((n) => `"\\ud800${n}":1`)}}`),
  'JSON: properties __proto__': raw(`[${fill(() => '{"__proto__":1}')}]`),
  'not JSON: from the first character on': raw(text('x')),
  'not JSON: commas': raw(`[${text(',')}]`),
  'not JSON: broken at the end': raw(`[${fill(() => '1')},]`),
  'not JSON: broken in the middle of lists': raw(`${'['.repeat(3000)}x${'1,'.repeat(size / 2 - 2000)}`),
  'not JSON: white space': raw(`${text(' ')}x`),
  'not UTF-8': raw(Buffer.concat([Buffer.from('"'), Buffer.alloc(size - 3, 0xc3), Buffer.from('"')])),
  'token form: parameters': form('/oauth/token', 'a=&'.repeat(size / 3)),
  'token form: parameters that differ': form('/oauth/token', fill((n) => `a${n}=`).replaceAll(',', '&')),
  'token form: percent signs': form('/oauth/token', text('%')),
  'revocation form: parameters that differ': form('/oauth/revoke', fill((n) => `a${n}=`).replaceAll(',', '&')),
  'query: unknown parameters': list(Array.from({ length: 2500 }, (_, n) => `a${n}`).join('&')),
  'query: unknown parameters that resemble known ones': list(
    Array.from({ length: 1500 }, (_, n) => `limi${n}`).join('&'),
  ),
  'query: one parameter many times': list('limit=1&'.repeat(header / 8)),
  'query: ampersands': list('&'.repeat(header)),
  'query: percent signs': list(`q=${'%'.repeat(header)}`),
  'query: cursor of 15 KB': list(`cursor=${'a'.repeat(header)}`),
  'query: words to search': list(`q=${'a+'.repeat(header / 2)}`),
  'query: event types': { method: 'GET', path: `/api/events?types=${'x,'.repeat(header / 2)}` },
  'header Accept: media types': list('', { accept: 'a/b,'.repeat(header / 4) }),
  'header Accept: quotation mark and commas': list('', { accept: `a/b;c="${','.repeat(header)}` }),
  'header Cookie: pairs': list('', { cookie: 'a=1; '.repeat(header / 5) }),
  'header If-Match: entity tags': {
    ...patch('tasks/{task}', '{}'),
    headers: { 'content-type': 'application/json', 'if-match': `${'"a", '.repeat(header / 5)}"a` },
  },
  'header Prefer: preferences': list('', { prefer: 'a=b;c, '.repeat(header / 7) }),
  'header Prefer: quotation mark and commas': list('', { prefer: `code="${'a,'.repeat(header / 2)}` }),
  'header Authorization: spaces': list('', { authorization: `Bearer ${' '.repeat(header)}x` }),
};
