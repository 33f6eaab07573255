import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import styles from './card.module.css';

interface CardProps {
  title?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Groups the content of one subject of a page. */
export function Card({ title, description, actions, children }: CardProps) {
  const id = useId();
  return (
    <section className={`raised ${styles.card}`} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <header>
          <div>
            <h2 id={id}>{title}</h2>
            {description !== undefined && <p className="soft">{description}</p>}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}

interface LinkCardProps {
  to: string;
  /** Whether `to` is outside the dashboard. */
  external?: boolean;
  className: string | undefined;
  children: ReactNode;
}

/** A card that is one large link. */
export function LinkCard({ to, external = false, className, children }: LinkCardProps) {
  const classes = `raised ${styles.link} ${className}`;
  return external ? (
    <a href={to} className={classes}>
      {children}
    </a>
  ) : (
    <Link to={to} className={classes}>
      {children}
    </Link>
  );
}

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
