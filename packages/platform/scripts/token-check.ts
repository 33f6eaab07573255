import { openStore } from '../src/database/open.ts';
import { createTokenIssuer } from '../src/oauth/tokens/issue-access-token.ts';
import { RevocationList } from '../src/oauth/tokens/revocation-list.ts';
import { SigningKeys } from '../src/oauth/tokens/signing-keys.ts';
import { TokenUsage } from '../src/oauth/tokens/token-usage.ts';
import { createAuthenticator } from '../src/oauth/tokens/verify-access-token.ts';

/**
 * Measures the check of access tokens by itself, as every request of the API does it, for the benchmark `oauth`: gets
 * `url`, `secret` and `baseUrl` as JSON, and prints the microseconds of a first check and of one that comes again.
 */
const differentTokens = 1000;
const checks = 200_000;
const rounds = 5;

const { url, secret, baseUrl } = JSON.parse(process.argv[2] ?? '');
const store = await openStore({ url, connections: 2 });
const onError = (error: unknown) => {
  throw error;
};
const options = { store, db: store.db, secret, baseUrl, clock: () => new Date(), onError };
const keys = await SigningKeys.open(options);
const revocations = await RevocationList.open(options);
const usage = new TokenUsage(options);
const { authenticate } = createAuthenticator({
  ...options,
  audience: baseUrl,
  keys,
  revocations,
  usage,
});
const issue = createTokenIssuer({ ...options, keys });
const tokens: string[] = [];
for (let count = 0; count < differentTokens; count++) {
  const request = { organizationId: 1, clientId: 'app_1', scopes: ['tasks.read'], lifetimeSeconds: 3600 };
  tokens.push((await issue(request)).token);
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const first: number[] = [];
for (const token of tokens) {
  const start = performance.now();
  await authenticate(token);
  first.push(1000 * (performance.now() - start));
}
const again: number[] = [];
for (let round = 0; round < rounds; round++) {
  const start = performance.now();
  for (let count = 0; count < checks; count++) authenticate(tokens[count % differentTokens] as string);
  again.push((1000 * (performance.now() - start)) / checks);
}
process.stdout.write(JSON.stringify({ first: median(first), again: median(again) }));
await usage.close();
await revocations.close();
await store.close();
