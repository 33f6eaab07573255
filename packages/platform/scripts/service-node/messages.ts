import type { AccessTokenRequest } from '../../src/oauth/tokens/issue-access-token.ts';

export interface ServiceNodeOptions {
  /** The settings of the service, as environment variables. */
  env: Record<string, string>;
}

export type NodeCommand =
  /** Milliseconds by which the clock differs from that of the machine. */
  { clockOffset: number } | { issueToken: AccessTokenRequest } | { measure: true } | { readCommitSettings: true };

/** What a process holds. */
export interface Resources {
  /** Open file descriptors; nearly all are sockets. */
  descriptors: number;
  timers: number;
  /** `MaxListenersExceededWarning`s so far. */
  listenerWarnings: number;
}

export type NodeReply =
  | { ready: true }
  | { clockMoved: true }
  | { token: string }
  | { measured: Resources }
  | { commitSettings: Record<string, string> };
