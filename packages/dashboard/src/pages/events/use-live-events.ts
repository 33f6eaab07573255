import type { Event } from '@worklane/client';
import { useEffect, useState } from 'react';
import { useOrganization } from '../../session/organization-context.ts';

/** So many are kept. */
const most = 200;
const hour = 3_600_000;

export interface LiveEvents {
  /** Newest first. */
  events: readonly Event[];
  state: 'connecting' | 'live' | 'paused';
  error: Error | undefined;
  pause: () => void;
  /** Goes on where it was paused: nothing is missed. */
  resume: () => void;
}

/** The events of the last hour, then those of the stream. */
export function useLiveEvents(): LiveEvents {
  const { client } = useOrganization();
  const [events, setEvents] = useState<readonly Event[]>([]);
  const [state, setState] = useState<LiveEvents['state']>('connecting');
  const [error, setError] = useState<Error>();
  const [running, setRunning] = useState(0);

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    if (running < 0) return;
    const add = (more: readonly Event[]) => {
      if (!signal.aborted) setEvents((before) => merged(more, before));
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
    return () => ending.abort();
  }, [client, running]);

  return {
    events,
    state,
    error,
    pause() {
      setState('paused');
      setRunning(-1);
    },
    resume() {
      setState('connecting');
      setRunning((before) => Math.abs(before) + 1);
    },
  };
}

/** New events before the others, each once. */
function merged(more: readonly Event[], before: readonly Event[]): Event[] {
  const known = new Set(before.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !known.has(id));
  return [...fresh.toReversed(), ...before].slice(0, most);
}
