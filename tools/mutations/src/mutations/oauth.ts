import { testOf } from '../check.ts';
import type { Area } from '../mutation.ts';

const platform = 'packages/platform';
const src = `${platform}/src/oauth`;
const bestPractice = testOf(platform, 'rfc9700.test.ts');
const firstParty = testOf(platform, 'first-party.test.ts');
const tokenEndpoint = testOf(platform, 'token-endpoint.test.ts');
const redemption = testOf(platform, 'redemption.test.ts');
const consent = testOf(platform, 'consent.test.ts');
const errors = testOf(platform, 'oauth-errors.test.ts');

export const oauth: Area = {
  area: 'oauth',
  mutations: [
    {
      name: 'A redirect URI matches a registered one by its prefix',
      edits: [
        {
          in: src,
          find: 'redirectUris.some((registered) => matches(registered, uri));',
          replace: 'redirectUris.some((registered) => uri.startsWith(registered));',
        },
      ],
      check: bestPractice,
    },
    {
      name: 'A loopback redirect URI matches with every path',
      edits: [
        {
          in: src,
          find: 'withoutLoopbackPort(uri) === registered);',
          replace: 'withoutLoopbackPort(uri).startsWith(new URL(registered).origin));',
        },
      ],
      check: firstParty,
    },
    {
      name: 'PKCE is not required of public clients',
      edits: [
        {
          in: src,
          find: "if (clientAuthMethod !== 'none') return false;",
          replace: 'if (clientAuthMethod) return false;',
        },
      ],
      check: bestPractice,
    },
    {
      name: 'An authorization code can be used again',
      edits: [
        {
          in: src,
          find: 'if (row?.consumed_at && (await this.mayRepeat(id, row.consumed_at))) return',
          replace: 'if (row?.consumed_at) return',
        },
        {
          in: src,
          find: 'consumed_at !== null && !(await this.mayRepeat(id, consumed_at))',
          replace: 'false',
        },
      ],
      check: redemption,
    },
    {
      name: 'Reuse of a refresh token does not revoke its family',
      edits: [
        {
          in: src,
          find: '  await revoke(revocationOfAll(grantId, organizationId, clock()));\n',
          replace: '',
        },
      ],
      check: redemption,
    },
    {
      name: 'A refresh can be repeated after the new refresh token was used',
      edits: [{ in: src, find: 'return !(await this.isConsumed(this.#successor(token)));', replace: 'return true;' }],
      check: redemption,
    },
    {
      name: 'A client without a secret can repeat a refresh for as long as one with a secret',
      edits: [{ in: src, find: 'withoutSecret: 60 }', replace: 'withoutSecret: 3600 }' }],
      check: redemption,
    },
    {
      name: 'A repeated refresh returns another refresh token',
      edits: [
        {
          in: src,
          find: '({ state }) => (state as TokenRequestState).rotation?.successor',
          replace: '() => undefined',
        },
      ],
      check: redemption,
    },
    {
      name: 'A repeated refresh returns another access token',
      edits: [
        {
          in: src,
          find: 'const isSame = rotation && age < lifetimeSeconds / 2;',
          replace: 'const isSame = rotation && age < 0;',
        },
      ],
      check: redemption,
    },
    {
      name: 'Refresh tokens are not rotated',
      edits: [
        {
          in: src,
          find: 'rotateRefreshToken: () => true',
          replace: 'rotateRefreshToken: () => false',
        },
      ],
      check: bestPractice,
    },
    {
      name: 'Codes and refresh tokens are stored unhashed',
      edits: [
        {
          in: src,
          find: "const idHash = (id: string): string => hash('sha256', id, 'base64url');",
          replace: 'const idHash = (id: string): string => id;',
        },
      ],
      check: bestPractice,
    },
    {
      name: 'An expired client secret is accepted',
      edits: [
        {
          in: src,
          find: '\n      and (secret.expires_at is null or secret.expires_at > ${now}::timestamptz)',
          replace: '',
        },
      ],
      check: testOf(platform, 'rotate-client-secret.test.ts'),
    },
    {
      name: 'Client credentials issue a token for any organization',
      edits: [
        {
          in: src,
          find: 'if (owner && given === String(owner.organizationId)) return owner;',
          replace: 'if (owner) return owner;',
        },
      ],
      check: tokenEndpoint,
    },
    {
      name: 'A client gets scopes that it may not request',
      edits: [
        {
          in: src,
          find: 'scopes.filter((each) => !allowed.includes(each));',
          replace: 'scopes.filter((each) => allowed.length === 0 && !allowed.includes(each));',
        },
      ],
      check: tokenEndpoint,
    },
    {
      name: 'A removed member still gets tokens',
      edits: [{ in: src, find: '      if (!member) return undefined;\n', replace: '' }],
      check: errors,
    },
    {
      name: 'The consent form is accepted without its CSRF token',
      edits: [
        {
          in: src,
          find: 'if (!sameHash(session.csrf, form.csrf) || isCrossSite(request.headers)) {',
          replace: 'if (isCrossSite(request.headers)) {',
        },
      ],
      check: consent,
    },
    {
      name: 'A user grants access to an organization without membership',
      edits: [
        {
          in: src,
          find: 'memberships.find(({ organizationId }) => String(organizationId) === form.organization_id);',
          replace: 'memberships.map((each) => ({ ...each, organizationId: Number(form.organization_id) })).at(0);',
        },
      ],
      check: consent,
    },
    {
      name: 'Errors of the token endpoint do not state their cause',
      edits: [{ in: src, find: "  provider.on('grant.error', describe);\n", replace: '' }],
      check: errors,
    },
    {
      name: 'Redirects of sign-in may be cached and read by other origins',
      edits: [{ in: `${platform}/src/identity`, find: '    serveBrowsers(plugin);\n', replace: '' }],
      check: testOf(platform, 'redirect-headers.test.ts'),
    },
    {
      name: 'The dashboard accepts requests of other origins without Fetch Metadata',
      edits: [{ in: `${platform}/src/dashboard-api`, find: ' || isForeignOrigin(headers, baseUrl)', replace: '' }],
      check: testOf(platform, 'cross-origin.test.ts'),
    },
    {
      name: 'The tokens of the documentation outlive their session',
      edits: [
        {
          in: `${platform}/src/dashboard-api/issue-documentation-token.ts`,
          find: 'grantId: session.grantId,',
          replace: "grantId: 'documentation',",
        },
      ],
      check: testOf(platform, 'documentation-token.test.ts'),
    },
    {
      name: 'The public demo application has no secret',
      edits: [
        {
          in: `${platform}/src/demo`,
          find: 'with_secret: true,\n};\n\n/** Runs',
          replace: 'with_secret: false,\n};\n\n/** Runs',
        },
      ],
      check: testOf(platform, 'demo.slow.test.ts'),
    },
  ],
};
