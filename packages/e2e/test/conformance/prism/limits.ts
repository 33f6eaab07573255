import type { Case } from '@worklane/conformance';
import type { Operation } from '@worklane/contract';

/** A case that Prism cannot judge. */
export interface Limit {
  /** Ids of operations; every operation when it is left out. */
  readonly operations?: readonly string[];
  /** The name of the case, or how it begins. */
  readonly case: string;
  readonly reason: string;
  readonly link: string;
}

/** What Prism does wrong: such cases go around it. Each must still be needed: the test fails otherwise. */
export const limits: readonly Limit[] = [
  {
    case: 'refuses a body that is no JSON',
    reason: 'Prism does not answer a body that it cannot parse: it waits for the end of a request that has ended',
    link: 'https://github.com/stoplightio/prism/blob/v5.16.0/packages/http-server/src/server.ts',
  },
  {
    operations: ['streamEvents'],
    case: 'is answered',
    reason: 'Prism reads an answer to its end before it passes it on, and a stream has none',
    link: 'https://github.com/stoplightio/prism/blob/v5.16.0/packages/http/src/forwarder/index.ts',
  },
  {
    operations: ['authorize'],
    case: '',
    reason: 'Prism follows redirects, so it judges the page behind them',
    link: 'https://github.com/stoplightio/prism/issues/1977',
  },
];

export const limitOf = (operation: Operation, each: Case): Limit | undefined =>
  limits.find((limit) => (limit.operations?.includes(operation.id) ?? true) && each.name.startsWith(limit.case));
