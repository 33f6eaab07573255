import { NavLink } from 'react-router';
import styles from './tabs.module.css';

export interface Tab {
  to: string;
  name: string;
}

/** The pages of one thing, each with an address of its own. */
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ to, name }) => (
      <NavLink key={to} to={to} end>
        {name}
      </NavLink>
    ))}
  </nav>
);
