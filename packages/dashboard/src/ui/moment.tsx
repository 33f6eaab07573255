import { useSyncExternalStore } from 'react';
import { distance, exactMoment } from './distance.ts';

/** A moment as people say it, kept current; the exact one is its title. */
export function Moment({ at }: { at: string }) {
  const now = useSyncExternalStore(everySecond, () => Math.floor(Date.now() / 1_000));
  return (
    <time dateTime={at} title={`${exactMoment(at)} (${at})`}>
      {distance(new Date(at), new Date(now * 1_000))}
    </time>
  );
}

function everySecond(changed: () => void): () => void {
  const timer = setInterval(changed, 1_000);
  return () => clearInterval(timer);
}
