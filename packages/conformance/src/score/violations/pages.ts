import { isObject } from '@worklane/contract/json';
import type { ConventionStatement } from '../statements.ts';
import {
  type Interceptor,
  onJson,
  onResponse,
  queryOf,
  type Violation,
  violationsBy,
  withHeader,
  withQuery,
  withRequestHeader,
} from './violation.ts';

interface Page extends Record<string, unknown> {
  data: unknown[];
  next_cursor: string | null;
  has_more?: boolean;
}

/** What is wrong with the items of a page; undefined where it cannot be. */
const mistakes: Readonly<Record<string, (items: readonly unknown[]) => unknown[] | undefined>> = {
  'first item missing': (items) => (items.length > 0 ? items.slice(1) : undefined),
  'last item missing': (items) => (items.length > 0 ? items.slice(0, -1) : undefined),
  'item repeated': (items) => (items.length > 0 ? [...items, items.at(-1)] : undefined),
  'items swapped': (items) => (items.length > 1 ? [...items.slice(0, -2), items.at(-1), items.at(-2)] : undefined),
  reversed: (items) => (items.length > 2 ? items.toReversed() : undefined),
};

/** Pages that lack an item, repeat one, are in another order, too long, or end too early or too late; and ranked results of all kinds. */
export function pageViolations({ id, rule, operation }: ConventionStatement): Violation[] {
  const violation = violationsBy(id, operation.id);
  const items = Object.entries(mistakes).map(([name, change]) =>
    violation(name, () =>
      onPage((page) => {
        const data = change(page.data);
        return data && { ...page, data };
      }),
    ),
  );
  const tooLong = violation('too long', () => ({ request }, forward) => {
    const limit = Number(queryOf(request).get('limit'));
    return forward(limit > 0 && limit < 200 ? withQuery(request, 'limit', String(limit + 1)) : request);
  });
  if (rule === 'ranking') {
    const ofAllKinds = violation('of kinds that the token may not read', (token) =>
      onResponse(({ status }, { request }, forward) =>
        status === 200 ? forward(withRequestHeader(request, 'authorization', `Bearer ${token}`)) : undefined,
      ),
    );
    return [...items, tooLong, ofAllKinds];
  }
  return [
    ...items,
    violation('end too early', () => onPage((page) => (isLast(page) ? undefined : ended(page)))),
    violation('end too late', () => {
      let cursor = 'bm9uZQ';
      return onPage((page) => {
        if (isLast(page))
          return { ...page, ...(page.has_more === undefined ? { next_cursor: cursor } : { has_more: true }) };
        cursor = page.next_cursor ?? cursor;
        return undefined;
      });
    }),
    tooLong,
  ];
}

const isLast = ({ next_cursor, has_more }: Page) => next_cursor === null || has_more === false;

const ended = (page: Page): Page =>
  page.has_more === undefined ? { ...page, next_cursor: null } : { ...page, has_more: false };

/** Changes pages, with the Link header that belongs to them. */
const onPage =
  (change: (page: Page) => Page | undefined): Interceptor =>
  async (call, forward) => {
    let next: Page | undefined;
    const edit = onJson((document) => {
      const { json } = document;
      next = isObject(json) && Array.isArray(json.data) ? change(json as Page) : undefined;
      if (next) document.json = next;
      return next !== undefined;
    });
    const response = await edit(call, forward);
    if (!next || !('next_cursor' in next) || next.has_more !== undefined) return response;
    if (next.next_cursor === null) return withHeader(response, 'link', undefined);
    if (response.headers.has('link')) return response;
    const { path } = call.request;
    const link = `<${path}${path.includes('?') ? '&' : '?'}cursor=${next.next_cursor}>; rel="next"`;
    return withHeader(response, 'link', link);
  };
