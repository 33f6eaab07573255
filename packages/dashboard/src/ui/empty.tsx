import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './empty.module.css';

export interface EmptyProps {
  icon: LucideIcon;
  title: string;
  /** What this is for, and what to do first. */
  children: ReactNode;
  action?: ReactNode;
}

/** Stands where there is nothing yet. */
export const Empty = ({ icon: Icon, title, children, action }: EmptyProps) => (
  <div className={styles.empty}>
    <Icon aria-hidden />
    <h2>{title}</h2>
    <div className="soft">{children}</div>
    {action}
  </div>
);
