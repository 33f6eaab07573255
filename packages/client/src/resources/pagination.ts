import type { OperationTypes } from '@worklane/contract';
import type { OperationMethod } from '../calls/operation-method.ts';
import { WorklaneError } from '../worklane-error.ts';

type Parameters<Id extends keyof OperationTypes> = NonNullable<OperationTypes[Id]['parameters']['query']>;

/** The query parameters of an operation. Undefined is ignored, so that optional filters can be passed on. */
export type Query<Id extends keyof OperationTypes> = {
  [Name in keyof Parameters<Id>]?: Parameters<Id>[Name] | undefined;
};

/** One page of a list. */
export interface Page<T> {
  data: T[];
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null;
}

/** A page of any list. */
export interface AnyPage extends Page<unknown> {
  /** Set by the event feed, whose cursor is never null. */
  has_more?: boolean;
}

/** Returns an iterator over the pages of a list method. It takes the arguments of the method; `queryIndex` is the query. */
export const pagesOf = (list: OperationMethod, queryIndex: number) =>
  async function* pages(...args: unknown[]): AsyncGenerator<AnyPage, void, undefined> {
    const [first, options] = args.splice(queryIndex) as [object?, unknown?];
    const seen = new Set<string>();
    // The list refuses a query that is no object, of which a spread would leave nothing.
    for (let query = first; ; ) {
      const page = (await list(...args, query, options)) as AnyPage;
      yield page;
      if (page.next_cursor === null || page.has_more === false) return;
      if (seen.has(page.next_cursor))
        throw new WorklaneError('unexpected_response', 'The pages of the list form a circle.');
      seen.add(page.next_cursor);
      query = { ...first, cursor: page.next_cursor };
    }
  };

/** Returns an iterator over the items of all pages. */
export const itemsOf = (pages: ReturnType<typeof pagesOf>) =>
  async function* items(...args: unknown[]): AsyncGenerator<unknown, void, undefined> {
    for await (const { data } of pages(...args)) yield* data;
  };
