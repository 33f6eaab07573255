import { useEffect, useState } from 'react';
import { exactDateTimeTitle, RelativeTime } from '../../ui/date-time.tsx';

/** Shows in how long something is due: `in 4 minutes`; `now` from then on. */
export function DueTime({ at }: { at: string }) {
  return useIsDue(at) ? (
    <time dateTime={at} title={exactDateTimeTitle(at)}>
      now
    </time>
  ) : (
    <RelativeTime at={at} />
  );
}

/** Less than a second is no longer shown as a distance. */
const remaining = (at: string): number => Date.parse(at) - Date.now() - 1_000;

/** Returns whether a date-time has been reached. */
function useIsDue(at: string): boolean {
  const [dueAt, setDueAt] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setDueAt(at), Math.max(0, remaining(at)));
    return () => clearTimeout(timer);
  }, [at]);
  return dueAt === at || remaining(at) <= 0;
}
