import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A table that scrolls sideways when it is wider than the page. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={`raised ${styles.frame}`} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  );
}
