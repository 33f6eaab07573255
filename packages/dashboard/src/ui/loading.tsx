import styles from './loading.module.css';

/** Stands where something comes; it appears after a moment only, so that what is fast does not flicker. */
export const Loading = ({ label = 'Loading' }: { label?: string }) => (
  <div className={styles.loading} role="status" aria-label={label}>
    <span />
    <span />
    <span />
  </div>
);
