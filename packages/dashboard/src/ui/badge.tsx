import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'good' | 'bad' | 'waiting' | 'info' | 'neutral';

/** A state in a word; its colour is not alone in telling it. */
export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
);
