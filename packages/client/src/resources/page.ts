/** One page of a list. */
export interface Page<T> {
  data: T[];
  /** Leads on to the next page as `cursor`; null on the last one. */
  next_cursor: string | null;
}
