import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

export type Look = 'primary' | 'quiet' | 'plain' | 'danger';

interface Appearance {
  look?: Look;
  small?: boolean;
}

const classOf = ({ look = 'primary', small = false }: Appearance): string =>
  [styles.button, styles[look], small && styles.small].filter(Boolean).join(' ');

export interface ButtonProps extends ComponentProps<'button'>, Appearance {
  /** It has been pressed, and what it does is under way. */
  pending?: boolean;
}

export function Button({ look = 'primary', small = false, pending = false, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      className={classOf({ look, small })}
      // Not `disabled`, which would take the focus away.
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...props}
    />
  );
}

export function ButtonLink({ look = 'primary', small = false, ...props }: LinkProps & Appearance) {
  return <Link className={classOf({ look, small })} {...props} />;
}
