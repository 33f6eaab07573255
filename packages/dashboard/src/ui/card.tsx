import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** One subject of a page. */
export function Card({ title, lead, actions, children }: CardProps) {
  const id = useId();
  return (
    <section className={`raised ${styles.card}`} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <header>
          <div>
            <h2 id={id}>{title}</h2>
            {lead !== undefined && <p className="soft">{lead}</p>}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
