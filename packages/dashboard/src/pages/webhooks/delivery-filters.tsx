import type { Webhook } from '@worklane/client';
import type { schemas } from '@worklane/contract';
import { fromLocal, toLocal } from '../../forms/local-moment.ts';
import bar from '../../ui/filters.module.css';
import input from '../../ui/input.module.css';
import { words } from '../../ui/words.ts';
import styles from './deliveries.module.css';
import { deliveryTones } from './delivery-tones.ts';
import type { LogFilter, LogFilters } from './use-log-filters.ts';

const test: schemas.WebhookLog['event_type'] = 'webhook.test';

export interface DeliveryFiltersProps {
  webhook: Webhook;
  filters: LogFilters;
  live: boolean;
  onLive: (live: boolean) => void;
}

export function DeliveryFilters({ webhook, filters, live, onLive }: DeliveryFiltersProps) {
  const choice = (name: LogFilter, label: string, values: readonly string[], text: (value: string) => string) => (
    <label>
      {label}
      <select
        className={input.input}
        value={filters.get(name)}
        onChange={(event) => filters.set(name, event.target.value)}
      >
        <option value="">All</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {text(value)}
          </option>
        ))}
      </select>
    </label>
  );
  const moment = (name: LogFilter, label: string) => (
    <label>
      {label}
      <input
        type="datetime-local"
        className={input.input}
        value={toLocal(filters.get(name))}
        onChange={(event) => filters.set(name, fromLocal(event.target.value))}
      />
    </label>
  );
  return (
    <search className={`${bar.filters} ${styles.filters}`}>
      {choice('status', 'Status', Object.keys(deliveryTones), words)}
      {choice('event_type', 'Event', [...webhook.events, test], (type) => type)}
      {moment('created_at_from', 'From')}
      {moment('created_at_to', 'To')}
      <label className={styles.live}>
        <input type="checkbox" checked={live} onChange={(event) => onLive(event.target.checked)} />
        Live
      </label>
    </search>
  );
}
