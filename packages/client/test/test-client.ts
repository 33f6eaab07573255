import { type ClientOptions, createClient } from '../src/index.ts';

/** Returns a client that waits no time and records its delays, and whose random numbers are always 0.5. */
export function createTestClient(options: ClientOptions) {
  const waits: number[] = [];
  const environment = {
    random: () => 0.5,
    wait: async (milliseconds: number) => {
      waits.push(milliseconds);
    },
    ...options.environment,
  };
  return { client: createClient({ ...options, environment }), waits };
}

/** Returns an access token with the claim `organization_id`, without a valid signature. */
export const tokenFor = (organizationId: number, name = 'token'): string =>
  [{ alg: 'EdDSA' }, { organization_id: organizationId, name }, name]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
