import { testOf } from '../check.ts';
import type { Area } from '../mutation.ts';

const platform = 'packages/platform';
const src = 'packages/platform/src';
const contract = 'packages/contract';
const conformance = testOf('packages/e2e', 'platform-others.test.ts');

export const webhooks: Area = {
  area: 'webhooks',
  mutations: [
    {
      name: 'Deliveries ignore the subscribed event types',
      edits: [{ in: src, find: ' and webhooks.events ? event.type', replace: '' }],
      check: testOf(platform, 'fan-out.test.ts'),
    },
    {
      name: 'Events are delivered to webhooks of other organizations',
      edits: [
        {
          in: src,
          find: 'webhooks.organization_id = event.organization_id',
          replace: 'webhooks.organization_id > 0',
        },
      ],
      check: testOf(platform, 'fan-out.test.ts'),
    },
    {
      name: 'A subscription does not require the read scope',
      edits: [
        {
          in: src,
          find: 'if (scopes.has(scope)) return [];',
          replace: 'if (scope) return [];',
        },
      ],
      check: testOf(platform, 'registrations.test.ts'),
    },
    {
      name: 'The secret of a webhook is shown again',
      edits: [{ in: src, find: "  'url',\n", replace: "  'url',\n  'secret',\n" }],
      check: testOf(platform, 'registrations.test.ts'),
    },
    {
      name: 'The signature does not cover the id',
      edits: [{ in: `${contract}/src`, find: '`${id}.${timestamp}.`', replace: '`${timestamp}.`' }],
      check: testOf(contract, 'signature.test.ts'),
    },
    {
      name: 'A delivery has an undocumented header',
      edits: [
        {
          in: src,
          find: '      ...unsignedHeaders(delivery),\n',
          replace: "      ...unsignedHeaders(delivery),\n      'x-worklane-node': '7',\n",
        },
      ],
      check: conformance,
    },
    {
      name: 'The body of a delivery has an undocumented field',
      edits: [
        {
          in: src,
          find: 'const head = `"id":"${id}",',
          replace: 'const head = `"id":"${id}","attempt":1,',
        },
      ],
      check: conformance,
    },
    {
      name: 'Carrier-grade NAT addresses are allowed',
      edits: [
        {
          in: `${contract}/src`,
          find: "  '100.64.0.0/10': 'RFC 6598: carrier-grade NAT',\n",
          replace: '',
        },
      ],
      check: testOf(platform, 'address-policy.test.ts'),
    },
    {
      name: 'One public address of a host allows all of its addresses',
      edits: [
        {
          in: src,
          find: 'addresses.every((each)',
          replace: 'addresses.some((each)',
        },
      ],
      check: testOf(platform, 'guarded-connector.test.ts'),
    },
    {
      name: 'A webhook URL may use http',
      edits: [
        {
          in: `${contract}/src`,
          find: "if (protocol !== 'https:' && !(protocol === 'http:' && policy.allowsHttp(host)))",
          replace: "if (protocol !== 'https:' && protocol !== 'http:')",
        },
      ],
      check: testOf(platform, 'webhook-url-policy.test.ts'),
    },
  ],
};
