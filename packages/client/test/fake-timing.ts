import { type ClientOptions, createClient } from '../src/index.ts';

/** A client whose waits take no time and are written down; chance is always one half. */
export function patientClient(options: ClientOptions) {
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

/** An access token that says which organization it is for; nobody checks its signature. */
export const tokenFor = (organizationId: number, name = 'token'): string =>
  [{ alg: 'EdDSA' }, { organization_id: organizationId, name }, name]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
