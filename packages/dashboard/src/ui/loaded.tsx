import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading } from './loading.tsx';
import { ProblemNotice } from './problem-notice.tsx';

export interface LoadedProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  children: (data: T) => ReactNode;
}

/** What a query has found; until then that it is on its way, or why it is not there. */
export function Loaded<T>({ query: { data, error, refetch }, children }: LoadedProps<T>) {
  return (
    <>
      {error && <ProblemNotice error={error} retry={() => refetch()} />}
      {data !== undefined ? children(data) : !error && <Loading />}
    </>
  );
}
