import type { Connection } from '../connection.ts';
import type { ProofSigner } from './dpop.ts';

/** A valid access token and the organization that it is bound to. */
export interface Access {
  /** The value of the `Authorization` header, built once for each token because tokens are long. */
  readonly authorization: string;
  readonly organizationId: number;
  /** Undefined for a plain token. */
  readonly organizationName?: string | undefined;
  /** Signs the requests; undefined for a bearer token. */
  readonly signer?: ProofSigner | undefined;
}

/** The access of one client, renewed as needed. */
export interface Session {
  /** Returns the current access. Called before every request. @throws WorklaneError */
  access(): Access | Promise<Access>;
  /** Returns new access after the service rejected this one with 401; omitted when the token cannot be renewed. */
  renew?(rejected: Access): Promise<Access>;
}

/** An authentication strategy: `clientCredentials`, `authorizationCode`, `refreshToken`, `plainToken` or your own. */
export interface Auth {
  open(connection: Connection): Session;
}
