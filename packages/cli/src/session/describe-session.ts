import { WorklaneError } from '@worklane/client';
import { scopes as catalogue, firstPartyApplications } from '@worklane/contract';
import type { GlobalOptions, System, TextStream } from '../terminal/system.ts';
import { formatFields } from '../terminal/table.ts';
import { openConfiguration } from './configuration.ts';
import { type Claims, claimsOf } from './open-session.ts';
import type { SecretsLocation } from './secret-store.ts';
import { openSession, type Session } from './session.ts';

/** The access that commands use. */
export interface SessionDescription {
  /** Null with `WORKLANE_TOKEN`. */
  readonly profile: string | null;
  readonly base_url: string;
  /** The name is null if it is unknown. */
  readonly organization: { readonly id: number; readonly name: string | null };
  /** The client ID is null if the token does not contain it. */
  readonly application: { readonly client_id: string | null; readonly name: string | null };
  /** The member that the application acts for; null if it acts for itself. Name and email need `members.read`. */
  readonly member: { readonly id: number; readonly name: string | null; readonly email: string | null } | null;
  readonly scopes: readonly string[];
  readonly expires_at: string | null;
  /** Whether new tokens replace expired ones without a sign-in. */
  readonly renewable: boolean;
  readonly stored_in: SecretsLocation | 'environment';
}

/** Describes the session after it has called the API. @throws WorklaneError, CliError if the token is rejected */
export async function describeSession(system: System, options: GlobalOptions): Promise<SessionDescription> {
  const session = await openSession(system, options);
  // Every token may read events. A token that the service rejects is renewed, or reported.
  await session.client.events.list({ limit: 1 });
  const [organization, claims] = [await session.client.organization(), claimsOf(await session.accessToken())];
  const scopes = claims.scope?.split(' ') ?? [];
  const access = {
    profile: session.profile ?? null,
    base_url: session.baseUrl,
    organization: { id: organization.id, name: organization.name ?? null },
    application: applicationOf(claims.client_id),
    member: await memberOf(session, claims, scopes),
    scopes,
    expires_at: expiryOf(claims),
  };
  if (session.profile === undefined) return { ...access, renewable: false, stored_in: 'environment' };
  return { ...access, ...(await profileDetails(system, session.profile, access)) };
}

type Access = Omit<SessionDescription, 'renewable' | 'stored_in'>;

/** Returns what the profile knows, also if its token is not a JWT. */
async function profileDetails(system: System, name: string, access: Access) {
  const { profiles, secrets } = openConfiguration(system);
  const profile = (await profiles.read()).profiles[name];
  const stored = await secrets.load(name);
  const { tokens, client_secret } = stored?.secrets ?? {};
  return {
    application: access.application.client_id === null ? applicationOf(profile?.client_id) : access.application,
    scopes: access.scopes.length === 0 ? (profile?.scopes ?? []) : access.scopes,
    expires_at: access.expires_at ?? (tokens ? tokenExpiry(tokens) : null),
    renewable: client_secret !== undefined || tokens?.refresh_token !== undefined,
    stored_in: stored?.location ?? ('file' as const),
  };
}

const applicationOf = (clientId: string | undefined) => ({
  client_id: clientId ?? null,
  name: new Map<string, { name: string }>(Object.entries(firstPartyApplications)).get(clientId ?? '')?.name ?? null,
});

async function memberOf({ client }: Session, { sub, client_id }: Claims, scopes: readonly string[]) {
  const id = Number(sub);
  if (sub === client_id || !Number.isSafeInteger(id)) return null;
  if (!scopes.includes('members.read')) return { id, name: null, email: null };
  try {
    const { name, email } = await client.members.get(id);
    return { id, name, email };
  } catch (error) {
    if (WorklaneError.is(error, 'not_found')) return { id, name: null, email: null };
    throw error;
  }
}

const expiryOf = ({ exp }: Claims): string | null => (exp === undefined ? null : timestamp(exp * 1000));

/** Returns when the access token of a token response expires. */
const tokenExpiry = ({ received_at, expires_in }: { received_at: number; expires_in: number }): string =>
  timestamp(received_at + expires_in * 1000);

const timestamp = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Returns a description as aligned lines. */
export function sessionText(description: SessionDescription, stdout: Pick<TextStream, 'style'>): string {
  const { organization, application, member, scopes, expires_at, renewable } = description;
  return formatFields(stdout, [
    ['Profile', description.profile],
    ['Base URL', description.base_url],
    ['Organization', named(organization.name, organization.id)],
    ['Member', member && named(member.name === null ? null : `${member.name} <${member.email}>`, member.id)],
    ['Application', application.client_id && named(application.name, application.client_id)],
    ['Scopes', scopes.length > 0 ? scopesText(scopes) : null],
    ['Expires', expires_at && `${expires_at}${renewable ? ', then renewed' : ''}`],
    ['Stored in', places[description.stored_in]],
  ]);
}

const named = (name: string | null, id: string | number): string => (name === null ? String(id) : `${name} (${id})`);

const scopesText = (scopes: readonly string[]): string =>
  scopes.length === Object.keys(catalogue).length ? `all ${scopes.length}` : scopes.join(' ');

/** The places of secrets, in prose. */
const places: Readonly<Record<SessionDescription['stored_in'], string>> = {
  keychain: 'the keychain of this system',
  file: 'a file that only you can read',
  environment: 'WORKLANE_TOKEN',
};
