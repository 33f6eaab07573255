import { decodeJwt } from 'jose';
import type { ParsedRequest } from '../http/request-handler.ts';

/**
 * Returns the name of the client that sends a request. As in the service, its tokens of an organization share a quota, which
 * is separate for each member.
 */
export function clientOf({ headers }: ParsedRequest): string {
  const { authorization } = headers;
  if (!/^Bearer /i.test(authorization ?? '')) return 'unauthenticated';
  const token = String(authorization).slice('Bearer '.length).trim();
  try {
    const { sub, client_id, organization_id } = decodeJwt(token);
    return `client ${client_id} ${organization_id} ${sub}`;
  } catch {
    return `token ${token}`;
  }
}
