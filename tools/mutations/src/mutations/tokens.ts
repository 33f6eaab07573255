import { testOf } from '../check.ts';
import type { Area } from '../mutation.ts';

const platform = 'packages/platform';
const src = `${platform}/src/oauth`;
const revocation = testOf(platform, 'revocation.test.ts');
const tokenCheck = testOf(platform, 'verify-access-token.test.ts');
const nodes = testOf(platform, 'multiple-nodes.slow.test.ts');

export const tokens: Area = {
  area: 'tokens',
  mutations: [
    {
      name: 'The tokens of a deleted client are accepted',
      edits: [
        {
          in: src,
          find: '      clientId,\n      ...(grantId',
          replace: '      ...(grantId',
        },
      ],
      check: revocation,
    },
    {
      name: 'Other nodes do not learn of a revocation',
      edits: [
        {
          in: src,
          find: '    await this.#read().catch(this.#options.onError);\n',
          replace: '',
        },
        {
          in: src,
          find: '(message) => list.#add(message));',
          replace: '() => undefined);',
        },
      ],
      check: nodes,
    },
    {
      name: 'A client can revoke the tokens of another client',
      edits: [
        {
          in: src,
          find: 'if (accessToken.clientId !== response.context.oidc.client?.clientId) {',
          replace: 'if (accessToken.clientId === "") {',
        },
      ],
      check: revocation,
    },
    {
      name: 'A token for another audience is accepted',
      edits: [{ in: src, find: '      audience: [audience].flat(),\n', replace: '' }],
      check: tokenCheck,
    },
    {
      name: 'Any JWT of the service is accepted as an access token',
      edits: [{ in: src, find: '      typ: accessTokenType,\n', replace: '' }],
      check: tokenCheck,
    },
    {
      name: 'Private signing keys are published',
      edits: [
        {
          in: src,
          find: 'published: keys.map(({ publicKey }) => publicKey),',
          replace: "published: keys.map(({ publicKey }) => ({ ...publicKey, d: 'private' })),",
        },
      ],
      check: nodes,
    },
  ],
};
