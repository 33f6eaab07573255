import { testOf, testOnPglite } from '../gate.ts';
import type { Area } from '../mutant.ts';

const platform = 'packages/platform';
const src = `${platform}/src/webhooks`;
const testOfRoom = (file: string) => testOnPglite(platform, `test/webhooks/${file}.test.ts`);
const signing = testOf(platform, 'src/webhooks/sending/sign.test.ts');

export const webhooks: Area = {
  area: 'webhooks',
  mutants: [
    {
      name: 'What is delivered does not depend on what was subscribed to',
      edits: [{ file: `${src}/fan-out.ts`, find: ' and webhooks.events ? event.type', replace: '' }],
      gate: testOfRoom('fan-out'),
    },
    {
      name: 'Webhooks of other organizations are told too',
      edits: [
        {
          file: `${src}/fan-out.ts`,
          find: 'webhooks.organization_id = event.organization_id',
          replace: 'webhooks.organization_id > 0',
        },
      ],
      gate: testOfRoom('fan-out'),
    },
    {
      name: 'Who may not read an entity can subscribe to its events',
      edits: [
        {
          file: `${src}/registration-rules.ts`,
          find: 'if (scopes.has(scope)) return [];',
          replace: 'if (scope) return [];',
        },
      ],
      gate: testOfRoom('registrations'),
    },
    {
      name: 'A webhook of another organization is found',
      edits: [
        { file: `${src}/find-webhook.ts`, find: "    .where('organization_id', '=', organizationId)\n", replace: '' },
      ],
      gate: testOfRoom('registrations'),
    },
    {
      name: 'The secret of a webhook is shown again',
      edits: [{ file: `${src}/webhook-record.ts`, find: "  'url',\n", replace: "  'url',\n  'secret',\n" }],
      gate: testOfRoom('registrations'),
    },
    {
      name: 'The signature leaves out the id',
      edits: [
        { file: `${src}/sending/sign.ts`, find: '`${id}.${timestamp}.${body}`', replace: '`${timestamp}.${body}`' },
      ],
      gate: signing,
    },
    {
      name: 'During a rotation the new secret alone signs',
      edits: [
        { file: `${src}/sending/sign.ts`, find: 'return secrets.map(', replace: 'return secrets.slice(0, 1).map(' },
      ],
      gate: signing,
    },
    {
      name: 'A delivery lacks a header of Standard Webhooks',
      edits: [{ file: `${src}/dispatcher/message.ts`, find: "    'webhook-timestamp': timestamp,\n", replace: '' }],
      gate: testOfRoom('every-event'),
    },
    {
      name: 'A delivery has a header that nobody documented',
      edits: [
        {
          file: `${src}/request-headers.ts`,
          find: "'user-agent': 'Worklane-Webhooks/1'",
          replace: "'user-agent': 'Worklane-Webhooks/1', 'x-worklane-node': '7'",
        },
      ],
      gate: testOfRoom('every-event'),
    },
    {
      name: 'The body of a delivery has a field that nobody documented',
      edits: [
        {
          file: `${platform}/src/events/event-row.ts`,
          find: 'const head = `"id":"${id}",',
          replace: 'const head = `"id":"${id}","attempt":1,',
        },
      ],
      gate: testOfRoom('every-event'),
    },
    {
      name: 'An attempt is sent under an id of its own',
      edits: [
        {
          file: `${src}/dispatcher/message.ts`,
          find: 'const id = delivery.message_id;',
          replace: 'const id = `${delivery.message_id}_${delivery.retries}`;',
        },
      ],
      gate: testOfRoom('retries'),
    },
    {
      name: 'A redirect counts as a success',
      edits: [
        {
          file: `${src}/dispatcher/verdict.ts`,
          find: 'answer.status < 300) return',
          replace: 'answer.status < 400) return',
        },
      ],
      gate: testOfRoom('retries'),
    },
    {
      name: '410 does not disable the webhook',
      edits: [
        { file: `${src}/dispatcher/endpoint-health.ts`, find: "  if (verdict.isGone) return 'gone';\n", replace: '' },
      ],
      gate: testOfRoom('retries'),
    },
    {
      name: 'The schedule of retries is another one',
      edits: [{ file: `${src}/dispatcher/retry-schedule.ts`, find: '  30 * minute,', replace: '  20 * minute,' }],
      gate: testOf(platform, 'src/webhooks/dispatcher/retry-schedule.test.ts'),
    },
    {
      name: 'A receiver that asks to wait is not heard',
      edits: [
        {
          file: `${src}/dispatcher/retry-schedule.ts`,
          find: 'status === 429 || status === 503 ? retryAfterMs : undefined;',
          replace: 'status === 429 ? retryAfterMs : undefined;',
        },
      ],
      gate: testOfRoom('retries'),
    },
    {
      name: 'An endpoint that fails for five days stays enabled',
      edits: [
        {
          file: `${src}/dispatcher/endpoint-health.ts`,
          find: "? undefined : 'failed for long';",
          replace: '? undefined : undefined;',
        },
      ],
      gate: testOfRoom('retries'),
    },
    {
      name: 'Carrier-grade NAT may be dialled',
      edits: [
        {
          file: `${src}/sending/special-networks.ts`,
          find: "  '100.64.0.0/10': 'RFC 6598: carrier-grade NAT',\n",
          replace: '',
        },
      ],
      gate: testOf(platform, 'src/webhooks/sending/address-guard.test.ts'),
    },
    {
      name: 'One public address of a name lets all be dialled',
      edits: [
        {
          file: `${src}/sending/guarded-connector.ts`,
          find: 'addresses.every((each)',
          replace: 'addresses.some((each)',
        },
      ],
      gate: testOf(platform, 'test/sending/guard.test.ts'),
    },
    {
      name: 'Addresses that stand in a URL are not checked when they are dialled',
      edits: [
        {
          file: `${src}/sending/guarded-connector.ts`,
          find: 'if (address === undefined || mayDial(address, allowed)) dial(options, callback);',
          replace: 'if (address || allowed) dial(options, callback);',
        },
      ],
      gate: testOf(platform, 'test/sending/guard.test.ts'),
    },
    {
      name: 'A webhook may be at an http URL',
      edits: [
        {
          file: `${src}/sending/url-rules.ts`,
          find: "if (parsed.protocol !== 'https:')",
          replace: "if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')",
        },
      ],
      gate: testOf(platform, 'src/webhooks/sending/url-rules.test.ts'),
    },
    {
      name: 'A filter of the log is ignored',
      edits: [
        {
          file: `${src}/log-filters.ts`,
          find: '    ...(event_type === undefined ? [] : [sql<boolean>`message_type = ${event_type}`]),\n',
          replace: '',
        },
      ],
      gate: testOfRoom('logs'),
    },
    {
      name: 'A retry is not planned in the statement that ends its attempt',
      edits: [
        {
          file: `${src}/dispatcher/finish.ts`,
          find: 'where made.next_attempt_at is not null',
          replace: 'where made.next_attempt_at is null',
        },
      ],
      gate: testOfRoom('retries'),
    },
    {
      name: 'Two nodes send the same delivery',
      edits: [
        {
          file: `${src}/dispatcher/claim.ts`,
          find: ' and (leased_until is null or leased_until <= $4::timestamptz)',
          replace: '',
        },
      ],
      gate: testOfRoom('leases'),
    },
  ],
};
