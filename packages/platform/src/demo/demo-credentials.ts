import { scopes as catalogue } from '@worklane/contract';
import type { Connection } from '../database/store.ts';
import { setPassword } from '../identity/accounts.ts';
import type { NewMember } from '../identity/members.ts';
import { generatePassword, verifyPassword } from '../identity/passwords.ts';
import { findClient, listClients } from '../oauth/clients/client-repository.ts';
import {
  createClient,
  generateClientSecret,
  matchesClientSecret,
  type NewClient,
} from '../oauth/clients/create-client.ts';
import { keyedHash } from '../secrets/keyed-hash.ts';
import { exampleClientId } from './examples.ts';

/**
 * The credentials of the demo data. They are derived from the secret of the service, so that `first-steps` can show them
 * again: the database has only their hashes. Those that were changed or deleted since are missing.
 */
export interface DemoCredentials {
  email: string;
  password?: string;
  /** For the client credentials grant. */
  privateApplication?: { clientId: string; secret: string };
  /** For the authorization code grant. */
  publicApplication?: { clientId: string; secret: string; redirectUri: string };
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
  { now, secret }: { now: Date; secret: string },
): Promise<Required<DemoCredentials>> {
  const dependencies = { db, clock: () => now };
  const derived = deriveCredentials(secret);
  const { name, email } = demoOwner;
  await setPassword(dependencies, email, name, derived.password);
  const create = async (newClient: NewClient, id?: string) => {
    const generators = { clientId: id, generateSecret: derived.clientSecret };
    const { client, secret = '' } = await createClient(dependencies, organizationId, newClient, generators);
    return { clientId: client.client_id, secret };
  };
  const privateApplication = await create(nightReport);
  const publicApplication = { ...(await create(customerPortal)), redirectUri };
  // An interrupted run may have created it. The mock has the same application, so that programs work with both.
  await db.deleteFrom('applications').where('client_id', '=', exampleClientId).execute();
  const { clientId } = await create(fieldApp, exampleClientId);
  const { password } = derived;
  return { email, password, privateApplication, publicApplication, pkceApplication: { clientId, redirectUri } };
}

/** Returns the credentials of the demo data that are still valid, and their organization; undefined without demo data. */
export async function findDemoCredentials(
  db: Connection,
  { now, secret }: { now: Date; secret: string },
): Promise<{ organizationId: number; credentials: DemoCredentials } | undefined> {
  const pkceApplication = await findClient(db, exampleClientId, now);
  if (!pkceApplication?.owner) return undefined;
  const { organizationId } = pkceApplication.owner;
  const derived = deriveCredentials(secret);
  const { email } = demoOwner;
  const account = await db.selectFrom('accounts').select('password_hash').where('email', '=', email).executeTakeFirst();
  const isCurrent = await verifyPassword(derived.password, account?.password_hash);
  const credentials: DemoCredentials = {
    ...{ email, pkceApplication: { clientId: exampleClientId, redirectUri } },
    ...(isCurrent && { password: derived.password }),
  };
  for (const { client_id: clientId, type } of await listClients({ db, clock: () => now }, organizationId)) {
    const { secretHashes = [] } = (await findClient(db, clientId, now)) ?? {};
    const { secret } = derived.clientSecret(clientId);
    if (!matchesClientSecret(secret, secretHashes)) continue;
    if (type === 'private') credentials.privateApplication = { clientId, secret };
    else credentials.publicApplication = { clientId, secret, redirectUri };
  }
  return { organizationId, credentials };
}

/** @param secret the setting WORKLANE_SECRET */
function deriveCredentials(secret: string) {
  const derive = keyedHash(secret, 'demo credentials');
  return {
    password: generatePassword(Buffer.from(derive('password'), 'base64url').subarray(0, 20)),
    clientSecret: (clientId: string) => generateClientSecret(derive(clientId)),
  };
}
