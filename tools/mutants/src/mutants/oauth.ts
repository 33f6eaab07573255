import { testOf, testOnPglite, testOnPostgresql } from '../gate.ts';
import type { Area } from '../mutant.ts';

const platform = 'packages/platform';
const src = `${platform}/src`;
const bestPractice = testOnPglite(platform, 'test/oauth/rfc9700.test.ts');
const authorization = testOnPglite(platform, 'test/oauth/authorization-request.test.ts');
const tokenEndpoint = testOnPglite(platform, 'test/oauth/token-endpoint.test.ts');
const redemption = testOnPglite(platform, 'test/oauth/redemption.test.ts');
const consent = testOnPglite(platform, 'test/oauth/consent.test.ts');

export const oauth: Area = {
  area: 'oauth',
  mutants: [
    {
      name: 'A sign-in needs no state',
      edits: [
        {
          file: `${src}/oauth/authorization-request.ts`,
          find: "if (state === undefined) throw new InvalidRequest('state is required');",
          replace: 'if (state === undefined) return;',
        },
      ],
      gate: bestPractice,
    },
    {
      name: 'A redirect URL need only begin as a registered one does',
      edits: [
        {
          file: `${src}/oauth/clients.ts`,
          find: 'redirectUris.includes(uri);',
          replace: 'redirectUris.some((each) => uri.startsWith(each));',
        },
      ],
      gate: bestPractice,
    },
    {
      name: 'PKCE is not required of applications without a secret',
      edits: [
        {
          file: `${src}/oauth/provider-configuration.ts`,
          find: "required: (_ctx, client) => client.clientAuthMethod === 'none'",
          replace: 'required: () => false',
        },
      ],
      gate: bestPractice,
    },
    {
      name: 'A code can be used again',
      edits: [
        {
          file: `${src}/oauth/artifacts.ts`,
          find: 'if (numUpdatedRows > 0n) return;',
          replace: 'if (numUpdatedRows >= 0n) return;',
        },
        {
          file: `${src}/oauth/artifacts.ts`,
          find: ', ...(row.consumed_at !== null && { consumed: true })',
          replace: '',
        },
      ],
      gate: redemption,
    },
    {
      name: 'The second use of a refresh token is refused, but does not end its family',
      edits: [
        {
          file: `${src}/oauth/end-access.ts`,
          find: '  await revoke(ofAll(grantId, organizationId, clock()));\n',
          replace: '',
        },
      ],
      gate: redemption,
    },
    {
      name: 'Of refresh tokens that are used at the same time, all win',
      edits: [
        {
          file: `${src}/oauth/artifacts.ts`,
          find: "      .where('consumed_at', 'is', null)\n",
          replace: '',
        },
      ],
      gate: testOnPostgresql(platform, 'test/oauth/redemption.test.ts'),
    },
    {
      name: 'Refresh tokens are not rotated',
      edits: [
        {
          file: `${src}/oauth/provider-configuration.ts`,
          find: 'rotateRefreshToken: () => true',
          replace: 'rotateRefreshToken: () => false',
        },
      ],
      gate: bestPractice,
    },
    {
      name: 'Codes and refresh tokens are kept as they are',
      edits: [
        {
          file: `${src}/oauth/artifacts.ts`,
          find: "const idHash = (id: string): string => hash('sha256', id, 'base64url');",
          replace: 'const idHash = (id: string): string => id;',
        },
      ],
      gate: bestPractice,
    },
    {
      name: 'The metadata does not tell that answers name their issuer',
      edits: [
        {
          file: `${src}/oauth/metadata-handlers.ts`,
          find: '        authorization_response_iss_parameter_supported: true,\n',
          replace: '',
        },
      ],
      gate: authorization,
    },
    {
      name: 'What begins with the right secret is taken for it',
      edits: [
        {
          file: `${src}/apps/client-secret.ts`,
          find: 'const given = Buffer.from(hashOf(secret));',
          replace: 'const given = Buffer.from(hashOf(secret.slice(0, 47)));',
        },
      ],
      gate: testOf(platform, 'src/apps/client-secret.test.ts'),
    },
    {
      name: 'The secret of an application is accepted after its time is over',
      edits: [
        {
          file: `${src}/apps/valid-secrets.ts`,
          find: '\n    and (secret.expires_at is null or secret.expires_at > ${now.toISOString()}::timestamptz)',
          replace: '',
        },
      ],
      gate: testOnPglite(platform, 'test/apps/secrets.test.ts'),
    },
    {
      name: 'Client credentials give a token for whatever organization is named',
      edits: [
        {
          file: `${src}/oauth/client-credentials-grant.ts`,
          find: '    requireOwnOrganization(params.organization_id, application);\n',
          replace: '',
        },
      ],
      gate: tokenEndpoint,
    },
    {
      name: 'An application gets scopes that it is not allowed',
      edits: [
        {
          file: `${src}/oauth/authorization-request.ts`,
          find: 'scopes.filter((each) => !allowed.includes(each));',
          replace: 'scopes.filter((each) => allowed.length === 0 && !allowed.includes(each));',
        },
      ],
      gate: tokenEndpoint,
    },
    {
      name: 'The answer of the token endpoint lacks the name of the organization',
      edits: [
        {
          file: `${src}/oauth/token-response.ts`,
          find: '  organization_name: organizationName,\n',
          replace: "  organization_name: organizationName && '',\n",
        },
      ],
      gate: testOnPglite(platform, 'test/oauth/grants.test.ts'),
    },
    {
      name: 'Somebody who has left the organization keeps getting tokens for it',
      edits: [
        { file: `${src}/oauth/member-tokens.ts`, find: '      if (!membership) return undefined;\n', replace: '' },
      ],
      gate: tokenEndpoint,
    },
    {
      name: 'The consent page takes forms of other pages (CSRF)',
      edits: [
        {
          file: `${src}/oauth/consent-routes.ts`,
          find: 'if (!sameHash(session.csrf, form.csrf) || isForeign(request.headers)) {',
          replace: 'if (isForeign(request.headers)) {',
        },
      ],
      gate: consent,
    },
    {
      name: 'An answer from another site is taken as consent',
      edits: [
        {
          file: `${src}/oauth/consent-routes.ts`,
          find: 'if (!sameHash(session.csrf, form.csrf) || isForeign(request.headers)) {',
          replace: 'if (!sameHash(session.csrf, form.csrf)) {',
        },
      ],
      gate: consent,
    },
    {
      name: 'A person grants access to an organization of others',
      edits: [
        {
          file: `${src}/oauth/consent-routes.ts`,
          find: 'organizations.find(({ organizationId }) => String(organizationId) === form.organization_id);',
          replace: 'organizations.map((each) => ({ ...each, organizationId: Number(form.organization_id) })).at(0);',
        },
      ],
      gate: consent,
    },
    {
      name: 'The page of one request is answered for another one',
      edits: [
        {
          file: `${src}/oauth/consent-requests.ts`,
          find: 'if (interaction.uid !== uid || !application)',
          replace: 'if (!application)',
        },
      ],
      gate: consent,
    },
  ],
};
