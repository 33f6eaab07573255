import { testOf } from '../check.ts';
import type { Area } from '../mutation.ts';

const platform = 'packages/platform';
const src = 'packages/platform/src';
const contract = 'packages/contract';

export const webhooks: Area = {
  area: 'webhooks',
  mutations: [
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
          in: `${contract}/src/requests`,
          find: 'if (scopes.has(scope)) return [];',
          replace: 'if (scope) return [];',
        },
      ],
      check: testOf(platform, 'registrations.test.ts'),
    },
    {
      name: 'The signature does not cover the id',
      edits: [{ in: `${contract}/src`, find: '`${id}.${timestamp}.`', replace: '`${timestamp}.`' }],
      check: testOf(contract, 'signature.test.ts'),
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
