import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { label } from './labels.ts';

export type BadgeTone = 'success' | 'error' | 'warning' | 'info' | 'neutral';

/** Shows a status as text on a color. The text alone carries the meaning. */
export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
);

/** The values of status, stage and priority fields by meaning. A value that is not listed is neutral. */
const meanings: Readonly<Record<Exclude<BadgeTone, 'neutral'>, string>> = {
  // Completed as intended, or as it should be.
  success: 'done completed accepted won resolved fulfilled confirmed present',
  // Did not succeed, or needs attention at once.
  error: 'urgent blocked rejected lost no_show',
  // Waits for a person or an event.
  warning: 'high pending on_hold paused expired requested negotiation sick absent refunded',
  // In progress.
  info: 'in_progress open new active sent scheduled published qualified proposal remote',
};

const tones = new Map(
  Object.entries(meanings).flatMap(([tone, values]) =>
    values.split(' ').map((value) => [value, tone as BadgeTone] as const),
  ),
);

/** Shows a value of an enumeration in words, and in the color of its meaning. */
export const StatusBadge = ({ value }: { value: string }) => (
  <Badge tone={tones.get(value) ?? 'neutral'}>{label(value)}</Badge>
);
