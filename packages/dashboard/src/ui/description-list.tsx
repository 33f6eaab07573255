import type { ReactNode } from 'react';
import styles from './description-list.module.css';

export type DescriptionItem = readonly [term: ReactNode, value: ReactNode];

/** Shows terms and their values, one pair per row. */
export const DescriptionList = ({ items }: { items: readonly DescriptionItem[] }) => (
  <dl className={styles.list}>
    {items.map(([term, value], index) => (
      <div key={index}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
