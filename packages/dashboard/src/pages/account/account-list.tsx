import type { ReactNode } from 'react';
import styles from './account.module.css';

/** A list whose items keep their action visible on narrow screens, where a table would scroll sideways. */
export const AccountList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.list} aria-label={label}>
    {children}
  </ul>
);

interface AccountListItemProps {
  title: ReactNode;
  /** Facts about it, separated by commas. */
  children: ReactNode;
  action: ReactNode;
}

export const AccountListItem = ({ title, children, action }: AccountListItemProps) => (
  <li className={styles.item}>
    <div>
      <p className={styles.title}>{title}</p>
      <p className="soft small">{children}</p>
    </div>
    {action}
  </li>
);
