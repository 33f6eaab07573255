import type { Event, EventQuery } from '@worklane/client';
import { useEffect, useState } from 'react';
import { useOrganization } from '../../session/organization.tsx';

const maxEvents = 200;
const hour = 3_600_000;

export type EventFilters = Pick<EventQuery, 'types' | 'actor' | 'record_id'>;

export interface LiveEvents {
  /** Newest first. */
  events: readonly Event[];
  state: 'connecting' | 'live' | 'paused';
  error: Error | undefined;
  pause: () => void;
  /** Loads the last hour again and continues with the stream. */
  resume: () => void;
}

/** Loads the events of the last hour, then follows the event stream. @param filters undefined to load none */
export function useLiveEvents(filters: EventFilters | undefined): LiveEvents {
  const { client } = useOrganization().queries;
  const key = JSON.stringify(filters);
  const [loaded, setLoaded] = useState<{ key: string; events: readonly Event[] }>();
  const [state, setState] = useState<LiveEvents['state']>('connecting');
  const [error, setError] = useState<Error>();
  /** The filters with which it was paused: others follow the stream again. */
  const [paused, setPaused] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const isPaused = paused === key;

  useEffect(() => {
    if (key === undefined || isPaused) return;
    const filters = JSON.parse(key) as EventFilters;
    const controller = new AbortController();
    const { signal } = controller;
    const add = (newer: readonly Event[]) => {
      if (signal.aborted) return;
      setLoaded((current) => ({ key, events: merge(newer, current?.key === key ? current.events : []) }));
    };
    const follow = async () => {
      setState('connecting');
      setError(undefined);
      let cursor: string | undefined;
      const since = new Date(Date.now() - hour).toISOString();
      for await (const page of client.events.pages({ ...filters, since, limit: 200 }, { signal })) {
        add(page.data);
        cursor = page.next_cursor;
      }
      setState('live');
      for await (const { event } of client.events.stream({ ...filters, cursor }, { signal })) add([event]);
    };
    follow().catch((failure: Error) => {
      if (signal.aborted) return;
      setError(failure);
      setState('paused');
    });
    return () => controller.abort();
  }, [client, key, isPaused, attempt]);

  return {
    events: loaded && loaded.key === key ? loaded.events : [],
    state,
    error,
    pause() {
      setState('paused');
      setPaused(key);
    },
    resume() {
      setState('connecting');
      setPaused(undefined);
      setAttempt((current) => current + 1);
    },
  };
}

/** Returns the events of both lists without duplicates. `newer` is oldest first. */
function merge(newer: readonly Event[], current: readonly Event[]): Event[] {
  const known = new Set(current.map(({ id }) => id));
  const added = newer.filter(({ id }) => !known.has(id));
  return [...added.toReversed(), ...current].slice(0, maxEvents);
}
