import { type KeyboardEvent, useState } from 'react';
import { count } from '../../ui/labels.ts';
import { Table } from '../../ui/table.tsx';
import styles from './health-chart.module.css';

/** The delivery attempts of one hour or one day. */
export interface Period {
  started_at: string;
  succeeded: number;
  failed: number;
}

/** The length of the periods of a chart. */
export type PeriodLength = 'hour' | 'day';

const periodNames: Readonly<Record<PeriodLength, string>> = { hour: 'Last 24 hours', day: 'Last 30 days' };

interface ChartProps {
  periods: readonly Period[];
  length: PeriodLength;
}

/** A bar chart of delivery attempts as one image, with failed attempts on top of succeeded ones. */
export function HealthSparkline({ periods, length }: ChartProps) {
  const max = highest(periods);
  return (
    <div className={styles.sparkline} role="img" aria-label={`${periodNames[length]}: ${summary(periods)}`}>
      {periods.map((period) => (
        <Bar key={period.started_at} period={period} max={max} />
      ))}
    </div>
  );
}

interface HealthChartProps extends ChartProps {
  /** Called with the period whose bar is pressed. */
  onSelect: (period: Period) => void;
}

/**
 * A bar chart of delivery attempts whose bars are buttons. It is one stop of the Tab key; the arrow keys move between
 * the bars. The table below it has the same values.
 */
export function HealthChart({ periods, length, onSelect }: HealthChartProps) {
  const [active, setActive] = useState<number>();
  const max = highest(periods);
  const last = periods.length - 1;
  const current = Math.min(active ?? last, last);
  const shown = active === undefined ? undefined : periods[current];
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const bars = event.currentTarget.querySelectorAll('button');
    bars[Math.max(0, Math.min(last, target))]?.focus();
  };
  return (
    <figure className={styles.chart}>
      <div
        role="toolbar"
        aria-label={`Delivery attempts by ${length}`}
        className={styles.bars}
        onKeyDown={moveFocus}
        onPointerLeave={() => setActive(undefined)}
      >
        {periods.map((period, index) => (
          <button
            key={period.started_at}
            type="button"
            tabIndex={index === current ? 0 : -1}
            aria-label={`${periodLabel(period, length)}: ${summary([period])}. Show deliveries.`}
            onFocus={() => setActive(index)}
            onBlur={() => setActive(undefined)}
            onPointerEnter={() => setActive(index)}
            onClick={() => onSelect(period)}
          >
            <Bar period={period} max={max} />
          </button>
        ))}
      </div>
      <p className={styles.axis} aria-hidden>
        {[periods[0], periods[last]].map(
          (period) => period && <span key={period.started_at}>{periodLabel(period, length)}</span>,
        )}
      </p>
      <figcaption className={styles.caption}>
        {shown ? (
          <span>
            <b>{periodLabel(shown, length)}</b>: {summary([shown])}
          </span>
        ) : (
          <span>
            {periodNames[length]}: {summary(periods)}
          </span>
        )}
        <span className={styles.legend} aria-hidden>
          <i className={styles.succeeded} /> Succeeded <i className={styles.failed} /> Failed
        </span>
      </figcaption>
      <details className={styles.table}>
        <summary>Show as table</summary>
        <Table
          label={`Delivery attempts by ${length}`}
          columns={[length === 'hour' ? 'Hour' : 'Day (UTC)', 'Succeeded', 'Failed']}
        >
          {periods.toReversed().map((period) => (
            <tr key={period.started_at}>
              <th scope="row">{periodLabel(period, length)}</th>
              <td>{period.succeeded.toLocaleString('en')}</td>
              <td>{period.failed.toLocaleString('en')}</td>
            </tr>
          ))}
        </Table>
      </details>
    </figure>
  );
}

const height = 100;
const minHeight = 4;

/** The bar of one period. The height of any attempts is at least `minHeight`, so that a single failure is visible. */
function Bar({ period: { succeeded, failed }, max }: { period: Period; max: number }) {
  const success = barHeight(succeeded, max);
  const failure = barHeight(failed, max);
  return (
    <svg viewBox={`0 0 10 ${height + minHeight}`} preserveAspectRatio="none" aria-hidden>
      <rect className={styles.empty} y={height + minHeight - 2} width="10" height="2" />
      <rect className={styles.succeeded} y={height + minHeight - success} width="10" height={success} />
      <rect className={styles.failed} y={height + minHeight - success - failure} width="10" height={failure} />
    </svg>
  );
}

const barHeight = (attempts: number, max: number): number =>
  attempts === 0 ? 0 : Math.max(minHeight, (attempts / max) * height);

const highest = (periods: readonly Period[]): number =>
  Math.max(1, ...periods.map(({ succeeded, failed }) => succeeded + failed));

const hourFormat = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
/** Days begin at midnight UTC. */
const dayFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const periodLabel = ({ started_at }: Period, length: PeriodLength): string =>
  (length === 'hour' ? hourFormat : dayFormat).format(new Date(started_at));

/** Returns the sums of the attempts: `5 attempts succeeded, 1 failed`; `no attempts` without any. */
function summary(periods: readonly Period[]): string {
  const sum = (outcome: 'succeeded' | 'failed') => periods.reduce((total, period) => total + period[outcome], 0);
  const [succeeded, failed] = [sum('succeeded'), sum('failed')];
  if (succeeded + failed === 0) return 'no attempts';
  return `${count(succeeded, 'attempt')} succeeded, ${failed.toLocaleString('en')} failed`;
}
