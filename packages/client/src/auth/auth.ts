import type { Connection } from '../connection.ts';

/** What proves a request, and the organization it is for. */
export interface Access {
  /** The header, `Bearer` included: made once for each token, since long texts cost time to join. */
  readonly authorization: string;
  readonly organizationId: number;
  /** Undefined where only the token itself is known. */
  readonly organizationName?: string | undefined;
}

/** The access of one client, kept current. */
export interface Session {
  /** What to send now. Called before every request. @throws WorklaneError */
  access(): Access | Promise<Access>;
  /** Another access, because the service refused this one with 401; left out when there can be no other. */
  renew?(refused: Access): Promise<Access>;
}

/** A way to get access. `clientCredentials`, `authorizationCode`, `refreshToken` and `plainToken` are some. */
export interface Auth {
  open(connection: Connection): Session;
}
