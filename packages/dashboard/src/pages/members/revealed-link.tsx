import type { schemas } from '@worklane/contract/dashboard';
import type { ReactNode } from 'react';
import { exactDateTime } from '../../ui/date-time.tsx';
import { RevealedSecret } from '../../ui/revealed-secret.tsx';
import styles from './members.module.css';

interface RevealedLinkProps {
  /** What the link is, and for whom. */
  title: string;
  /** What the link is. */
  name: string;
  /** Null if only the person gets it, by email. */
  link: string | null;
  expires_at: string;
  email_delivery: schemas.EmailDelivery;
  /** The address of the person. */
  email: string;
  children?: ReactNode;
}

/** Shows a new link once, unless it was sent by email: with its expiry, and whether the person got it. */
export const RevealedLink = ({ title, name, link, expires_at, email_delivery, email, children }: RevealedLinkProps) => (
  <section className={styles.link} aria-label={title}>
    {link !== null && <RevealedSecret name={name} secret={link} />}
    {children}
    <p className="soft">
      {deliveries[email_delivery](email)} The link expires on {exactDateTime(expires_at)}.
    </p>
  </section>
);

const deliveries: Readonly<Record<schemas.EmailDelivery, (email: string) => string>> = {
  sent: (email) => `The link was sent to ${email}.`,
  failed: (email) => `The email to ${email} could not be sent. Try again later, or ask the operator of the service.`,
  not_configured: (email) => `This service sends no email. Pass the link on to ${email} yourself.`,
};
