import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Names and values, one below the other. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: ReactNode, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value], index) => (
      <div key={index}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
