import { scopes as catalogue } from '@worklane/contract';
import type { Connection } from '../database/store.ts';
import type { NewMember } from '../identity/members.ts';
import { generatePassword } from '../identity/passwords.ts';
import { setPassword } from '../identity/set-password.ts';
import { createClient, type NewClient } from '../oauth/clients/create-client.ts';

/** The generated credentials of the demo data. */
export interface DemoCredentials {
  email: string;
  password: string;
  /** For the client credentials grant. */
  privateApplication: { clientId: string; secret: string };
  /** For the authorization code grant with PKCE. */
  publicApplication: { clientId: string; redirectUri: string };
}

/** Owns both organizations, so that the consent page offers a choice. */
export const demoOwner: NewMember = { name: 'Robin Ekström', email: 'demo@worklane.example', role: 'owner' };

/** A port on which a local program can listen. */
const redirectUri = 'http://127.0.0.1:8976/callback';

const scopes = Object.keys(catalogue);

const nightReport: NewClient = {
  name: 'Night report',
  type: 'private',
  redirect_uris: [],
  scopes,
  with_secret: true,
};

const fieldApp: NewClient = {
  name: 'Field app',
  type: 'public',
  redirect_uris: [redirectUri],
  scopes,
  with_secret: false,
};

/** Creates the account of the demo owner, and a private and a public application of an organization. */
export async function createDemoCredentials(
  db: Connection,
  organizationId: number,
  now: Date,
): Promise<DemoCredentials> {
  const dependencies = { db, clock: () => now };
  const { name, email } = demoOwner;
  const password = generatePassword();
  await setPassword(dependencies, email, name, password);
  const { client, secret = '' } = await createClient(dependencies, organizationId, nightReport);
  const { client: publicClient } = await createClient(dependencies, organizationId, fieldApp);
  return {
    email,
    password,
    privateApplication: { clientId: client.client_id, secret },
    publicApplication: { clientId: publicClient.client_id, redirectUri },
  };
}
