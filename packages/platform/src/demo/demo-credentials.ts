import { scopes as catalogue } from '@worklane/contract';
import type { Connection } from '../database/store.ts';
import type { NewMember } from '../identity/add-member.ts';
import { newPassword } from '../identity/new-password.ts';
import { setPassword } from '../identity/set-password.ts';
import { addApplication, type NewApplication } from '../oauth/clients/add-application.ts';

/** What the demo data are entered with. All is random: whoever reads this file cannot sign in anywhere. */
export interface DemoCredentials {
  email: string;
  password: string;
  /** Gets tokens by client credentials. */
  privateApplication: { clientId: string; secret: string };
  /** Gets tokens by authorization code with PKCE. */
  publicApplication: { clientId: string; redirectUri: string };
}

/** Owns both organizations, so that there is one to choose when an application asks for access. */
export const demoPerson: NewMember = { name: 'Robin Ekström', email: 'demo@worklane.example', role: 'owner' };

/** Where a program on this machine can listen. */
const redirectUri = 'http://127.0.0.1:8976/callback';

const scopes = Object.keys(catalogue);

const nightReport: NewApplication = {
  name: 'Night report',
  type: 'private',
  redirect_uris: [],
  scopes,
  with_secret: true,
};

const fieldApp: NewApplication = {
  name: 'Field app',
  type: 'public',
  redirect_uris: [redirectUri],
  scopes,
  with_secret: false,
};

/** Makes an account for the demo person, and an organization's applications. */
export async function createDemoCredentials(
  db: Connection,
  organizationId: number,
  now: Date,
): Promise<DemoCredentials> {
  const { name, email } = demoPerson;
  const password = newPassword();
  await setPassword({ db, clock: () => now }, email, name, password);
  const { application, secret = '' } = await addApplication(db, organizationId, nightReport, now);
  const { application: open } = await addApplication(db, organizationId, fieldApp, now);
  return {
    email,
    password,
    privateApplication: { clientId: application.client_id, secret },
    publicApplication: { clientId: open.client_id, redirectUri },
  };
}
