import type { ClientCredentialsOptions } from '@worklane/client';
import { type Scope, scopes } from '@worklane/contract';
import { type Admin, ownerEmail, type Platform, startPlatform } from '../platform.ts';

/** The service, and what the client needs to act for a person. */
export interface PlatformWithPerson extends Platform {
  /** An application without a secret. */
  readonly publicClientId: string;
  /** Belongs to two organizations: Ours and Harbour. */
  readonly person: { readonly email: string; readonly password: string };
  /** The id of Harbour. */
  readonly harbourId: number;
}

const allScopes = Object.keys(scopes) as Scope[];

export const redirectUri = 'http://127.0.0.1/client';

/** @param redirectUris of the application without a secret, besides that of the tests */
export async function startWithPerson(redirectUris: readonly string[] = []): Promise<PlatformWithPerson> {
  let prepared: Omit<PlatformWithPerson, keyof Platform> | undefined;
  const platform = await startPlatform({
    engine: 'postgresql',
    async prepare(admin, organizationId) {
      prepared = {
        person: await admin('member', 'password', '--email', ownerEmail, '--generate'),
        harbourId: await addHarbour(admin),
        publicClientId: await addPublicApplication(admin, organizationId, [redirectUri, ...redirectUris]),
      };
    },
  });
  if (!prepared) throw new Error('Nothing was prepared.');
  return { ...platform, ...prepared };
}

/** The private application, with every scope. */
export function applicationOf({ credentials }: Platform): ClientCredentialsOptions {
  const { organization_id: organizationId, client_id: clientId, client_secret: clientSecret } = credentials;
  return { clientId, clientSecret, organizationId, scope: allScopes };
}

async function addHarbour(admin: Admin): Promise<number> {
  const { organization_id } = await admin<{ organization_id: number }>('organization', 'create', 'Harbour');
  const organization = ['--organization', String(organization_id)];
  await admin('member', 'add', ...organization, '--name', 'Ebba', '--email', ownerEmail, '--role', 'member');
  return organization_id;
}

async function addPublicApplication(admin: Admin, organizationId: number, redirectUris: string[]): Promise<string> {
  const { client_id } = await admin<{ client_id: string }>(
    ...['application', 'create', '--organization', String(organizationId), '--name', 'Lighthouse', '--scopes', 'all'],
    ...['--type', 'public', '--without-secret', ...redirectUris.flatMap((uri) => ['--redirect-uri', uri])],
  );
  return client_id;
}
