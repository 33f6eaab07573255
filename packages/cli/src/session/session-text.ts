import { scopes as catalogue } from '@worklane/contract';
import type { TextStream } from '../terminal/system.ts';
import type { SessionDescription } from './describe-session.ts';

/** Returns a description as aligned lines. */
export function sessionText(description: SessionDescription, { style }: Pick<TextStream, 'style'>): string {
  const { organization, application, member, scopes, expires_at, renewable } = description;
  const rows: readonly (readonly [string, string | null])[] = [
    ['Profile', description.profile],
    ['Base URL', description.base_url],
    ['Organization', named(organization.name, organization.id)],
    ['Member', member && named(member.name === null ? null : `${member.name} <${member.email}>`, member.id)],
    ['Application', application.client_id && named(application.name, application.client_id)],
    ['Scopes', scopes.length > 0 ? scopesText(scopes) : null],
    ['Expires', expires_at && `${expires_at}${renewable ? ', then renewed' : ''}`],
    ['Stored in', places[description.stored_in]],
  ];
  return rows
    .flatMap(([label, value]) => (value === null ? [] : [`${style('bold', label.padEnd(14))}${value}`]))
    .join('\n');
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
