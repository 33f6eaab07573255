import { testOf, testOnPglite } from '../gate.ts';
import type { Area } from '../mutant.ts';

const platform = 'packages/platform';
const src = `${platform}/src`;
const revocation = testOnPglite(platform, 'test/oauth/revocation.test.ts');
const tokenCheck = testOf(platform, 'test/oauth-token-check.test.ts');
const nodes = testOf(platform, 'test/oauth-nodes.test.ts');

export const accessTokens: Area = {
  area: 'access tokens',
  mutants: [
    {
      name: 'A revoked token is accepted',
      edits: [
        {
          file: `${src}/oauth/token-check.ts`,
          find: '    if (isRevoked(verified)) {',
          replace: '    if (verified.expiresAt <= now && isRevoked(verified)) {',
        },
      ],
      gate: revocation,
    },
    {
      name: 'The tokens of an application that was taken away are accepted',
      edits: [
        {
          file: `${src}/oauth/token-check.ts`,
          find: '      clientId,\n      ...(grantId',
          replace: '      ...(grantId',
        },
      ],
      gate: revocation,
    },
    {
      name: 'A revocation is not told to other nodes, nor looked for by them',
      edits: [
        {
          file: `${src}/oauth/revocations.ts`,
          find: '    await this.#read().catch(this.#options.onError);\n',
          replace: '',
        },
        {
          file: `${src}/oauth/revocations.ts`,
          find: '(message) => revocations.#hear(message));',
          replace: '() => undefined);',
        },
      ],
      gate: nodes,
    },
    {
      name: 'An application revokes the tokens of another one',
      edits: [
        {
          file: `${src}/oauth/client-routes.ts`,
          find: 'if (accessToken.clientId !== answer.context.oidc.client?.clientId) {',
          replace: 'if (accessToken.clientId === "") {',
        },
      ],
      gate: revocation,
    },
    {
      name: 'An expired token is accepted',
      edits: [
        {
          file: `${src}/oauth/token-check.ts`,
          find: '    if (verified.expiresAt <= now) throw expired(verified.expiresAt);\n',
          replace: '',
        },
      ],
      gate: tokenCheck,
    },
    {
      name: 'A token for another audience is accepted',
      edits: [{ file: `${src}/oauth/verify-token.ts`, find: '      audience: baseUrl,\n', replace: '' }],
      gate: tokenCheck,
    },
    {
      name: 'Any JWT of the service passes for an access token',
      edits: [{ file: `${src}/oauth/verify-token.ts`, find: '      typ: tokenType,\n', replace: '' }],
      gate: tokenCheck,
    },
    {
      name: 'The signing keys are published with their private part',
      edits: [
        {
          file: `${src}/oauth/signing-keys.ts`,
          find: 'published: keys.map(({ publicKey }) => publicKey),',
          replace: "published: keys.map(({ publicKey }) => ({ ...publicKey, d: 'private' })),",
        },
      ],
      gate: nodes,
    },
  ],
};
