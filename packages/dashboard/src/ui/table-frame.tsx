import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A table that scrolls by itself where it is too wide. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={`raised ${styles.frame}`} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  );
}
