import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './tile.module.css';

export interface TileProps {
  /** A page of the dashboard, or with `outside` an address of another part of the service. */
  to: string;
  outside?: boolean;
  className: string | undefined;
  children: ReactNode;
}

/** A link that is a card. */
export function Tile({ to, outside = false, className, children }: TileProps) {
  const classes = `raised ${styles.tile} ${className}`;
  return outside ? (
    <a href={to} className={classes}>
      {children}
    </a>
  ) : (
    <Link to={to} className={classes}>
      {children}
    </Link>
  );
}
