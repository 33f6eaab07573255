import type { TimeRangeFields } from '../../contract/field-format.ts';
import { DateTime, TimeRange } from '../../ui/date-time.tsx';

interface RecordTimeProps {
  record: Readonly<Record<string, unknown>>;
  range: TimeRangeFields;
}

/** Shows from when to when a record takes place. Either time can be absent. */
export function RecordTime({ record, range }: RecordTimeProps) {
  const [start, end] = [record[range.start], record[range.end]];
  if (typeof start === 'string' && typeof end === 'string') return <TimeRange start={start} end={end} />;
  if (typeof start === 'string')
    return (
      <>
        From <DateTime at={start} />
      </>
    );
  if (typeof end === 'string')
    return (
      <>
        Until <DateTime at={end} />
      </>
    );
  return <span className="soft">-</span>;
}
