import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  label: string;
  /** The titles above the rows; only screen readers say `Actions`. Without them, the children have a head of their own. */
  columns?: readonly (string | undefined)[];
  children: ReactNode;
}

/** A table that scrolls sideways when it is wider than the page. */
export function Table({ label, columns, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={`raised ${styles.frame}`} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        {columns ? (
          <>
            <thead>
              <tr>
                {columns.map((title, index) => (
                  <th key={index} scope="col">
                    {title === 'Actions' ? <span className="visually-hidden">{title}</span> : title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </>
        ) : (
          children
        )}
      </table>
    </section>
  );
}
