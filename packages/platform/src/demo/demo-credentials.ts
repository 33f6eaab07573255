import { scopes as catalogue } from '@worklane/contract';
import type { Connection } from '../database/store.ts';
import type { NewMember } from '../identity/members.ts';
import { generatePassword } from '../identity/passwords.ts';
import { setPassword } from '../identity/set-password.ts';
import { createClient, type NewClient } from '../oauth/clients/create-client.ts';
import { exampleClientId } from './contract-examples.ts';

/** The generated credentials of the demo data. */
export interface DemoCredentials {
  email: string;
  password: string;
  /** For the client credentials grant. */
  privateApplication: { clientId: string; secret: string };
  /** For the authorization code grant. */
  publicApplication: { clientId: string; secret: string; redirectUri: string };
  /** For the authorization code grant with PKCE, without a secret. */
  pkceApplication: { clientId: string; redirectUri: string };
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

const customerPortal: NewClient = {
  name: 'Customer portal',
  type: 'public',
  redirect_uris: [redirectUri],
  scopes,
  with_secret: true,
};

/** Runs on the devices of its users, which cannot keep a secret. */
const fieldApp: NewClient = { ...customerPortal, name: 'Field app', with_secret: false };

/** Creates the account of the demo owner, and a private and two public applications of an organization. */
export async function createDemoCredentials(
  db: Connection,
  organizationId: number,
  now: Date,
): Promise<DemoCredentials> {
  const dependencies = { db, clock: () => now };
  const { name, email } = demoOwner;
  const password = generatePassword();
  await setPassword(dependencies, email, name, password);
  const create = async (newClient: NewClient, id?: string) => {
    const { client, secret = '' } = await createClient(dependencies, organizationId, newClient, id);
    return { clientId: client.client_id, secret };
  };
  const privateApplication = await create(nightReport);
  const publicApplication = { ...(await create(customerPortal)), redirectUri };
  // An interrupted run may have created it. The mock has the same application, so that programs work with both.
  await db.deleteFrom('applications').where('client_id', '=', exampleClientId).execute();
  const { clientId } = await create(fieldApp, exampleClientId);
  return { email, password, privateApplication, publicApplication, pkceApplication: { clientId, redirectUri } };
}
