import { ProblemError } from '@worklane/server';
import type { ApplicationRecord } from '../oauth/clients/application-record.ts';
import { type Application, findApplication } from '../oauth/clients/find-application.ts';
import type { Values } from './command.ts';
import type { Session } from './session.ts';
import { textOf } from './values.ts';

/**
 * The application that the option names, whichever organization owns it.
 * @throws UsageError, ProblemError not_found
 */
export async function applicationOf({ store, clock }: Session, values: Values): Promise<Application> {
  const clientId = textOf(values, 'application');
  const application = await findApplication(store.db, clientId, clock());
  if (!application) throw new ProblemError('not_found', `No application ${clientId}.`);
  return application;
}

/** What goes with a secret that is printed. */
export const shownOnce =
  'The secret is shown this once, and only its hash is kept. Put it where the application alone can read it.';

/** An application for people, a line a field. */
export function describeApplication({ secrets, ...application }: ApplicationRecord): string {
  const { client_id, name, type, redirect_uris, scopes } = application;
  const lines = [
    ['client_id', client_id],
    ['name', name],
    ['type', type],
    ...redirect_uris.map((uri) => ['redirect_uri', uri]),
    ['scopes', scopes.join(' ')],
    ...secrets.map(({ created_at, expires_at }) => [
      'secret',
      `of ${created_at}${expires_at ? `, until ${expires_at}` : ''}`,
    ]),
  ];
  return lines.map(([field = '', value]) => `${field.padEnd(14)}${value}`).join('\n');
}
