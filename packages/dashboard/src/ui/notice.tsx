import { WorklaneError } from '@worklane/client';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  tone?: 'error' | 'warning' | 'info';
  title?: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A message about the page, announced to screen readers when it appears. */
export const Notice = ({ tone = 'info', title, children, ref }: NoticeProps) => (
  <div
    ref={ref}
    className={`${styles.notice} ${styles[tone]}`}
    role={tone === 'error' ? 'alert' : 'status'}
    tabIndex={-1}
  >
    {title !== undefined && <strong>{title}</strong>}
    {children}
  </div>
);

/** Shows an error of the service with its code and request ID, by which the logs can be searched. */
export function ErrorNotice({ error, retry }: { error: Error; retry?: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) element.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <Notice ref={element} tone="error" title={error.message}>
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
        <Button variant="secondary" small onClick={retry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
