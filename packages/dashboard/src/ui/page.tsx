import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './page.module.css';

export interface PageProps {
  /** Of the window and of the page. */
  title: string;
  /** Beside the title, such as a state. */
  aside?: ReactNode;
  lead?: ReactNode;
  /** Where this page stands: the address above it, and its name. */
  above?: { to: string; name: string };
  actions?: ReactNode;
  children?: ReactNode;
}

/** A whole page: its title, what can be done, and its content. */
export const Page = ({ title, aside, lead, above, actions, children }: PageProps) => (
  <article className={styles.page}>
    <title>{`${title} - Worklane`}</title>
    <header className={styles.header}>
      <div>
        {above && (
          <Link className={styles.above} to={above.to}>
            <ArrowLeft aria-hidden />
            {above.name}
          </Link>
        )}
        <div className={styles.title}>
          <h1>{title}</h1>
          {aside}
        </div>
        {lead !== undefined && <p className="soft">{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
    {children}
  </article>
);
