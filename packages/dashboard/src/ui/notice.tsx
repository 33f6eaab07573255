import type { ReactNode, Ref } from 'react';
import styles from './notice.module.css';

export interface NoticeProps {
  tone?: 'problem' | 'good' | 'info' | 'caution';
  title?: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Something to know about the page, told to screen readers when it appears. */
export const Notice = ({ tone = 'info', title, children, ref }: NoticeProps) => (
  <div
    ref={ref}
    className={`${styles.notice} ${styles[tone]}`}
    role={tone === 'problem' ? 'alert' : 'status'}
    tabIndex={-1}
  >
    {title !== undefined && <strong>{title}</strong>}
    {children}
  </div>
);
