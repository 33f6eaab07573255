import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

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
