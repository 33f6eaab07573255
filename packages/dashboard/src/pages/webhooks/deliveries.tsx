import type { Webhook } from '@worklane/client';
import { type EventInfo, events } from '@worklane/contract';
import { Inbox } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { collections } from '../../contract/collections.ts';
import { Button } from '../../ui/button.tsx';
import { FilterBar, type Filters, InputFilter, LiveFilter, SelectFilter, useFilters } from '../../ui/filters.tsx';
import input from '../../ui/input.module.css';
import { label } from '../../ui/labels.ts';
import { EmptyState } from '../../ui/page.tsx';
import { QueryResult, ShowMore } from '../../ui/query-result.tsx';
import styles from './deliveries.module.css';
import { Delivery } from './delivery.tsx';
import { deliveryStateLabel, deliveryStates } from './delivery-state.tsx';
import { type DeliveryQuery, useDeliveries, useLiveRefresh } from './queries.ts';
import { WebhookHealth } from './webhook-health.tsx';
import { WebhookLayout } from './webhook-layout.tsx';

/** The health and the deliveries of a webhook. */
export const Deliveries = () => (
  <WebhookLayout>{(webhook) => <HealthAndDeliveries key={webhook.id} webhook={webhook} />}</WebhookLayout>
);

/** A live list has at most this number of pages: each refresh loads all of them. */
const maxLivePages = 2;

function HealthAndDeliveries({ webhook }: { webhook: Webhook }) {
  const filters = useDeliveryFilters(webhook);
  const [live, setLive] = useState(true);
  const deliveries = useDeliveries(webhook.id, filters.query ?? {}, filters.query !== undefined);
  const showsOlder = (deliveries.data?.pages.length ?? 0) > maxLivePages;
  useLiveRefresh(webhook.id, live && !showsOlder);
  return (
    <>
      <WebhookHealth
        webhookId={webhook.id}
        onSelect={(from, to) => filters.set({ created_at_from: from, created_at_to: to })}
      />
      <section className={styles.deliveries} aria-label="Deliveries">
        <DeliveryFilters webhook={webhook} filters={filters} live={live} onLiveChange={setLive} />
        {live && showsOlder && <p className="soft small">Live updates are paused while older deliveries are shown.</p>}
        {filters.query === undefined ? (
          <p className="soft">
            Enter an event ID, such as <code>evt_01KJPSTSX0PSWN6NJYGGC61ZWA</code>, or a record, such as{' '}
            <code>task 26</code>.
          </p>
        ) : (
          <DeliveryList webhook={webhook} query={deliveries} filters={filters} />
        )}
      </section>
    </>
  );
}

interface DeliveryListProps {
  webhook: Webhook;
  query: ReturnType<typeof useDeliveries>;
  filters: DeliveryFilterValues;
}

function DeliveryList({ webhook, query, filters }: DeliveryListProps) {
  const { openDelivery } = (useLocation().state ?? {}) as { openDelivery?: string };
  useSearchOlderPages(query);
  return (
    <QueryResult query={query}>
      {({ pages }) => {
        // A delivery can move to another page between two requests.
        const deliveries = [
          ...new Map(pages.flatMap(({ data }) => data).map((each) => [each.event_id, each])).values(),
        ];
        return (
          <>
            {deliveries.length > 0 && (
              <ul className="raised" aria-busy={query.isPlaceholderData}>
                {deliveries.map((delivery) => (
                  <Delivery
                    key={delivery.event_id}
                    webhook={webhook}
                    delivery={delivery}
                    selected={delivery.event_id === openDelivery}
                  />
                ))}
              </ul>
            )}
            {deliveries.length === 0 && !query.hasNextPage && <NoDeliveries filtered={filters.active} />}
            <ShowMore query={query}>
              {query.isFetchingNextPage ? 'Loading older deliveries' : 'Show older deliveries'}
            </ShowMore>
          </>
        );
      }}
    </QueryResult>
  );
}

/** A page examines a few thousand attempts: as many empty pages as 100,000 attempts can have. */
const maxEmptyPages = 60;

/** Loads older pages until one has a delivery: a filtered page may be empty although older ones are not. */
function useSearchOlderPages({ data, hasNextPage, isFetching, fetchNextPage }: DeliveryListProps['query']): void {
  const pages = data?.pages ?? [];
  const emptyPages = pages.length - 1 - pages.findLastIndex((page) => page.data.length > 0);
  const search = hasNextPage && !isFetching && emptyPages > 0 && emptyPages < maxEmptyPages;
  useEffect(() => {
    if (search) void fetchNextPage();
  }, [search, fetchNextPage]);
}

const NoDeliveries = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <p className="soft">No deliveries match these filters.</p>
  ) : (
    <EmptyState icon={Inbox} title="No deliveries yet">
      <p>
        The events that are delivered to this webhook are listed here for 30 days, each with its attempts. Send a test
        event, or change a record whose events you selected.
      </p>
    </EmptyState>
  );

const names = ['search', 'kind', 'state', 'event_type', 'created_at_from', 'created_at_to'] as const;
const testEvent = 'webhook.test';
const pageSize = 25;

interface DeliveryFilterValues extends Omit<Filters<(typeof names)[number]>, 'query'> {
  /** Undefined while the text of the search box is neither an event ID nor a record. */
  query: DeliveryQuery | undefined;
}

/** The kinds of the records whose events exist. */
const kinds = [...new Set(Object.values<EventInfo>(events).map(({ entity }) => entity))];

/** The kind of a record that is searched by its number alone. */
const defaultKind = ({ events: subscribed }: Webhook): string =>
  kinds.find((kind) => subscribed.some((type) => type.startsWith(`${kind}.`))) ?? 'task';

/** Keeps the filters of the deliveries in the URL. The service reports an invalid value. */
function useDeliveryFilters(webhook: Webhook): DeliveryFilterValues {
  const filters = useFilters(names);
  const { search = '', kind = defaultKind(webhook), ...query } = filters.query;
  const found = search.trim() === '' ? {} : parseDeliverySearch(search, kind);
  return { ...filters, query: found && ({ ...query, ...found, limit: pageSize } as DeliveryQuery) };
}

interface DeliveryFiltersProps {
  webhook: Webhook;
  filters: DeliveryFilterValues;
  live: boolean;
  onLiveChange: (live: boolean) => void;
}

function DeliveryFilters({ webhook, filters, live, onLiveChange }: DeliveryFiltersProps) {
  const isNumber = /^\s*#?\d+\s*$/.test(filters.get('search'));
  return (
    <FilterBar className={styles.filters}>
      <label className={styles.search}>
        Search
        <input
          type="search"
          className={input.input}
          placeholder="Event ID, or task 26"
          spellCheck={false}
          value={filters.get('search')}
          onChange={({ target }) => filters.set({ search: target.value })}
        />
      </label>
      {isNumber && (
        <label>
          Record kind
          <select
            className={input.input}
            value={filters.get('kind') || defaultKind(webhook)}
            onChange={({ target }) => filters.set({ kind: target.value })}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {label(kind)}
              </option>
            ))}
          </select>
        </label>
      )}
      <SelectFilter
        label="State"
        options={deliveryStates}
        optionLabel={deliveryStateLabel}
        {...filters.field('state')}
      />
      <SelectFilter
        label="Event"
        options={[...webhook.events, testEvent]}
        optionLabel={(type) => type}
        {...filters.field('event_type')}
      />
      <InputFilter label="From" type="datetime-local" {...filters.field('created_at_from')} />
      <InputFilter label="To" type="datetime-local" {...filters.field('created_at_to')} />
      <LiveFilter live={live} onChange={onLiveChange} />
      {filters.active && (
        <Button variant="text" onClick={filters.clear}>
          Clear filters
        </Button>
      )}
    </FilterBar>
  );
}

/** What a search for deliveries finds: one event, or the events of one record. */
type DeliverySearch = { event_id: string } | { record_kind: string; record_id: number };

const eventId = /^evt_[0-9A-Z]{26}$/i;
const record = /^(?:(?<kind>[a-z]+(?:-[a-z]+)*)[\s/#:_-]*)?#?(?<id>\d{1,10})$/i;

/**
 * Reads the text of the search box: an event ID, or a record such as `task 26`, `tasks/26` or `Task #26`. A number alone
 * is a record of `defaultKind`.
 * @returns undefined for any other text
 */
export function parseDeliverySearch(text: string, defaultKind: string): DeliverySearch | undefined {
  const term = text.trim();
  if (eventId.test(term)) return { event_id: `evt_${term.slice(4).toUpperCase()}` };
  const { kind = defaultKind, id } = record.exec(term)?.groups ?? {};
  const resource = collections.find((each) => [each.kind, each.collection].includes(kind.toLowerCase()));
  return id === undefined || !resource ? undefined : { record_kind: resource.kind, record_id: Number(id) };
}
