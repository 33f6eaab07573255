import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorNotice } from './notice.tsx';
import styles from './query-result.module.css';

interface QueryResultProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  children: (data: T) => ReactNode;
}

/** Renders the data of a query, a placeholder while it loads, or its error. */
export function QueryResult<T>({ query: { data, error, refetch }, children }: QueryResultProps<T>) {
  return (
    <>
      {error && <ErrorNotice error={error} retry={() => refetch()} />}
      {data !== undefined ? children(data) : !error && <Loading />}
    </>
  );
}

/** A placeholder for loading content. It fades in after 250 ms, so that fast responses do not flicker. */
export const Loading = ({ label = 'Loading' }: { label?: string }) => (
  <div className={styles.loading} role="status" aria-label={label}>
    <span />
    <span />
    <span />
  </div>
);

interface ShowMoreProps {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  children: ReactNode;
}

/** A button that adds the next page to a list, if there is one. */
export const ShowMore = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage }, children }: ShowMoreProps) =>
  hasNextPage && (
    <div>
      <Button variant="secondary" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
        {children}
      </Button>
    </div>
  );
