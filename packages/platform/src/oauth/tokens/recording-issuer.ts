import type { Connection } from '../../database/store.ts';
import { createIssuer, type IssuedToken, type IssuerOptions, type IssueToken } from './issue-token.ts';

export interface RecordingIssuerOptions extends IssuerOptions {
  db: Connection;
}

/** Makes a function that signs access tokens of applications, and records each before it is handed out. */
export function createRecordingIssuer({ db, ...options }: RecordingIssuerOptions): IssueToken {
  const issue = createIssuer(options);
  return async (request) => {
    const issued = await issue(request);
    await recordToken(db, issued, options.clock());
    return issued;
  };
}

const recordToken = (db: Connection, token: IssuedToken, now: Date) =>
  db
    .insertInto('access_tokens')
    .values({
      organization_id: token.organizationId,
      jti: token.jti,
      client_id: token.clientId,
      grant_id: token.grantId ?? null,
      subject: token.subject ?? null,
      scope: token.scopes.join(' '),
      created_at: now.toISOString(),
      expires_at: token.expiresAt.toISOString(),
    })
    .execute();
