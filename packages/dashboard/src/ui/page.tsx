import { ArrowLeft, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import styles from './page.module.css';

interface PageProps {
  /** Title of the page and of the browser window. */
  title: string;
  /** A status beside the title. */
  status?: ReactNode;
  description?: ReactNode;
  parent?: PageLink;
  actions?: ReactNode;
  children?: ReactNode;
}

interface PageLink {
  to: string;
  name: string;
}

/** A whole page: link to its parent, title, actions and content. */
export const Page = ({ title, status, description, parent, actions, children }: PageProps) => (
  <article className={styles.page}>
    <title>{`${title} - Worklane`}</title>
    <header className={styles.header}>
      <div>
        {parent && (
          <Link className={styles.parent} to={parent.to}>
            <ArrowLeft aria-hidden />
            {parent.name}
          </Link>
        )}
        <div className={styles.title}>
          <h1>{title}</h1>
          {status}
        </div>
        {description !== undefined && <p className="soft">{description}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
    {children}
  </article>
);

/** Links between the pages of one subject. */
export const PageTabs = ({ label, tabs }: { label: string; tabs: readonly PageLink[] }) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ to, name }) => (
      <NavLink key={to} to={to} end>
        {name}
      </NavLink>
    ))}
  </nav>
);

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** What the missing thing is for. */
  children: ReactNode;
  /** The first action, such as creating one. */
  action?: ReactNode;
}

/** Takes the place of an empty list. */
export const EmptyState = ({ icon: Icon, title, children, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <Icon aria-hidden />
    <h2>{title}</h2>
    <div className="soft">{children}</div>
    {action}
  </div>
);
