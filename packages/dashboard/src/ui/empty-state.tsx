import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

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
