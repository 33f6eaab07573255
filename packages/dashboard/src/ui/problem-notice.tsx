import { WorklaneError } from '@worklane/client';
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** What went wrong, in the words of the service, with what helps to find it in the logs. */
export function ProblemNotice({ error, retry }: { error: Error; retry?: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <Notice ref={place} tone="problem" title={error.message}>
      {WorklaneError.is(error) && (
        <p className="small soft">
          <code>{error.code}</code>
          {error.requestId !== undefined && (
            <>
              , request <code>{error.requestId}</code>
            </>
          )}
        </p>
      )}
      {retry && (
        <Button look="quiet" small onClick={retry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
