import type { schemas } from '@worklane/contract/dashboard';
import type { Email, PrepareEmail } from '../mail/mailer.ts';

/**
 * Sends a link to a person by email. Only without a mail server does the owner see it: otherwise whoever uses it has proved the
 * address, and an owner can neither create another person's account nor set its password.
 */
export async function deliverLink(
  sendEmail: ReturnType<PrepareEmail>,
  link: string,
  email: Omit<Email, 'to'>,
): Promise<Pick<schemas.InvitationWithLink, 'link' | 'email_delivery'>> {
  const email_delivery = await sendEmail(email);
  return { link: email_delivery === 'not_configured' ? link : null, email_delivery };
}
