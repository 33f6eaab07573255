import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'text' | 'danger';

interface Appearance {
  variant?: ButtonVariant | undefined;
  small?: boolean | undefined;
}

const classOf = ({ variant = 'primary', small = false }: Appearance): string =>
  [styles.button, styles[variant], small && styles.small].filter(Boolean).join(' ');

interface ButtonProps extends ComponentProps<'button'>, Appearance {
  /** Whether the action of the button is running. */
  pending?: boolean;
}

export function Button({ variant, small, pending = false, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      className={classOf({ variant, small })}
      // `disabled` would take the focus away.
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...props}
    />
  );
}

/** A link outside the dashboard, such as a download, that looks like a button. */
export const ButtonAnchor = ({ variant, small, ...props }: ComponentProps<'a'> & Appearance) => (
  <a className={classOf({ variant, small })} {...props} />
);

export function ButtonLink({ variant, small, ...props }: LinkProps & Appearance) {
  return <Link className={classOf({ variant, small })} {...props} />;
}
