import type { schemas } from '@worklane/contract';
import type { CallOptions } from '../calls/call-options.ts';
import type { Query } from './pagination.ts';

export type SearchKind = schemas.SearchKind;

/** A record that contains the words of a search. */
export interface SearchResult extends schemas.SearchResult {}

export interface SearchQuery extends Omit<Query<'searchRecords'>, 'q' | 'kinds'> {
  /** Words in any order. The last one may be incomplete. */
  q: string;
  /** Default: all kinds for which the access token has the read scope. */
  kinds?: readonly SearchKind[] | undefined;
}

/** Returns the best matches of all kinds, best first. @throws WorklaneError `insufficient_scope` */
export type Search = (query: SearchQuery, options?: CallOptions) => Promise<{ data: SearchResult[] }>;
