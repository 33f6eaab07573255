import type { Method } from '../calls/operation-method.ts';

interface AnyPage {
  data: unknown[];
  next_cursor: string | null;
  /** Of the event feed, whose cursor never ends. */
  has_more?: boolean;
}

/** Makes an iterator over the pages of what a method lists, whose arguments it takes; `place` is that of the query. */
export const pagesOf = (list: Method, place: number) =>
  async function* pages(...args: unknown[]): AsyncGenerator<AnyPage, void, undefined> {
    const [query, options] = args.splice(place) as [{ cursor?: string }?, unknown?];
    for (let cursor = query?.cursor; ; ) {
      const page = (await list(...args, { ...query, cursor }, options)) as AnyPage;
      yield page;
      if (page.next_cursor === null || page.has_more === false) return;
      cursor = page.next_cursor;
    }
  };

/** Makes an iterator over what stands on those pages. */
export const itemsOf = (pages: ReturnType<typeof pagesOf>) =>
  async function* items(...args: unknown[]): AsyncGenerator<unknown, void, undefined> {
    for await (const { data } of pages(...args)) yield* data;
  };
