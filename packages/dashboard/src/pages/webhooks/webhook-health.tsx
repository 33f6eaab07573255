import type { schemas } from '@worklane/contract/dashboard';
import { useState } from 'react';
import { RelativeTime } from '../../ui/date-time.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { DueTime } from './delivery-state.tsx';
import { HealthChart, type Period, type PeriodLength } from './health-chart.tsx';
import { useHealthHistory } from './queries.ts';
import styles from './webhook-health.module.css';
import { successRateLabel, waitingLabel } from './webhook-state.tsx';

interface WebhookHealthProps {
  webhookId: number;
  /** Called with the time range of the bar that is pressed. */
  onSelect: (from: string, to: string) => void;
}

/** The attempts of a webhook as a chart over 24 hours or 30 days, and as numbers. */
export function WebhookHealth({ webhookId, onSelect }: WebhookHealthProps) {
  const query = useHealthHistory(webhookId);
  return (
    <section className={`raised ${styles.health}`} aria-label="Health">
      <QueryResult query={query}>{(history) => <ChartAndNumbers history={history} onSelect={onSelect} />}</QueryResult>
    </section>
  );
}

const rangeNames: Readonly<Record<PeriodLength, string>> = { hour: '24 hours', day: '30 days' };
const milliseconds: Readonly<Record<PeriodLength, number>> = { hour: 3_600_000, day: 86_400_000 };

interface ChartAndNumbersProps extends Pick<WebhookHealthProps, 'onSelect'> {
  history: schemas.WebhookHealthHistory;
}

function ChartAndNumbers({ history: { health, days, success_rate }, onSelect }: ChartAndNumbersProps) {
  const [length, setLength] = useState<PeriodLength>('hour');
  const periods = length === 'hour' ? health.hours : days.map(startOfDay);
  const failed = periods.reduce((total, period) => total + period.failed, 0);
  return (
    <>
      <fieldset className={styles.ranges}>
        <legend className="visually-hidden">Time range</legend>
        {Object.entries(rangeNames).map(([value, name]) => (
          <label key={value}>
            <input
              type="radio"
              name="time-range"
              checked={value === length}
              onChange={() => setLength(value as PeriodLength)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <HealthChart
        key={length}
        periods={periods}
        length={length}
        onSelect={({ started_at }) => {
          const start = Date.parse(started_at);
          onSelect(new Date(start).toISOString(), new Date(start + milliseconds[length]).toISOString());
        }}
      />
      <dl className={styles.numbers}>
        <div>
          <dt>Success rate</dt>
          <dd>{successRateLabel(length === 'hour' ? health.success_rate : success_rate)}</dd>
        </div>
        <div>
          <dt>Failed attempts</dt>
          <dd>{failed.toLocaleString('en')}</dd>
        </div>
        <div>
          <dt>Waiting deliveries</dt>
          <dd>{waitingLabel(health.waiting)}</dd>
          {health.next_attempt_at !== null && (
            <dd className={styles.note}>
              Next attempt <DueTime at={health.next_attempt_at} />
            </dd>
          )}
        </div>
        <div>
          <dt>Last success</dt>
          <dd>{health.last_success_at === null ? 'None' : <RelativeTime at={health.last_success_at} />}</dd>
        </div>
      </dl>
    </>
  );
}

const startOfDay = ({ date, ...attempts }: schemas.WebhookHealthDay): Period => ({
  started_at: `${date}T00:00:00Z`,
  ...attempts,
});
