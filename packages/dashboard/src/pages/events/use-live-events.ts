import type { Event } from '@worklane/client';
import { useEffect, useState } from 'react';
import { useOrganization } from '../../session/organization.tsx';

const maxEvents = 200;
const hour = 3_600_000;

export interface LiveEvents {
  /** Newest first. */
  events: readonly Event[];
  state: 'connecting' | 'live' | 'paused';
  error: Error | undefined;
  pause: () => void;
  /** Loads the last hour again and continues with the stream. */
  resume: () => void;
}

/** Loads the events of the last hour, then follows the event stream. */
export function useLiveEvents(): LiveEvents {
  const { client } = useOrganization().queries;
  const [events, setEvents] = useState<readonly Event[]>([]);
  const [state, setState] = useState<LiveEvents['state']>('connecting');
  const [error, setError] = useState<Error>();
  /** Counts the connections; undefined while paused. */
  const [connection, setConnection] = useState<number | undefined>(0);

  useEffect(() => {
    if (connection === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const add = (newer: readonly Event[]) => {
      if (!signal.aborted) setEvents((current) => merge(newer, current));
    };
    const follow = async () => {
      setError(undefined);
      let cursor: string | undefined;
      const since = new Date(Date.now() - hour).toISOString();
      for await (const page of client.events.pages({ since, limit: 200 }, { signal })) {
        add(page.data);
        cursor = page.next_cursor;
      }
      setState('live');
      for await (const { event } of client.events.stream({ cursor }, { signal })) add([event]);
    };
    follow().catch((failure: Error) => {
      if (signal.aborted) return;
      setError(failure);
      setState('paused');
    });
    return () => controller.abort();
  }, [client, connection]);

  return {
    events,
    state,
    error,
    pause() {
      setState('paused');
      setConnection(undefined);
    },
    resume() {
      setState('connecting');
      setConnection((current) => (current ?? 0) + 1);
    },
  };
}

/** Returns the events of both lists without duplicates. `newer` is oldest first. */
function merge(newer: readonly Event[], current: readonly Event[]): Event[] {
  const known = new Set(current.map(({ id }) => id));
  const added = newer.filter(({ id }) => !known.has(id));
  return [...added.toReversed(), ...current].slice(0, maxEvents);
}
