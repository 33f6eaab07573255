import type { RequestCase } from '@worklane/conformance';
import type { Operation } from '@worklane/contract';

/** A case that Prism cannot validate. */
export interface Limit {
  /** Ids of operations; every operation when it is left out. */
  readonly operations?: readonly string[];
  /** The name of the case, or its start. */
  readonly case: string;
  readonly reason: string;
  readonly link: string;
}

/** Defects of Prism. Such cases bypass it; the test fails when one is no longer needed. */
export const limits: readonly Limit[] = [
  {
    case: 'rejects malformed JSON',
    reason: 'Prism never responds to a body that it cannot parse, since it waits for the end of a finished request',
    link: 'https://github.com/stoplightio/prism/blob/v5.16.0/packages/http-server/src/server.ts',
  },
  ...['succeeds', 'accepts Accept'].map((name) => ({
    operations: ['streamEvents'],
    case: name,
    reason: 'Prism buffers a response before it forwards it, and a stream never ends',
    link: 'https://github.com/stoplightio/prism/blob/v5.16.0/packages/http/src/forwarder/index.ts',
  })),
  {
    case: 'returns 404 for a trailing slash',
    reason: 'Prism responds itself to a path that the contract does not have',
    link: 'https://github.com/stoplightio/prism/blob/v5.16.0/packages/http/src/router/index.ts',
  },
  {
    operations: ['authorize'],
    case: '',
    reason: 'Prism follows redirects, so it validates the page behind them',
    link: 'https://github.com/stoplightio/prism/issues/1977',
  },
];

export const limitOf = (operation: Operation, each: RequestCase): Limit | undefined =>
  limits.find((limit) => (limit.operations?.includes(operation.id) ?? true) && each.name.startsWith(limit.case));
