import { type Role, roles } from '@worklane/contract';

interface InvitationEmail {
  organizationName: string;
  /** Name of the owner. */
  invitedBy: string;
  role: Role;
  link: string;
  expiresAt: string;
}

/** Returns subject and text of the email that contains the link of an invitation. */
export const invitationEmail = ({ organizationName, invitedBy, role, link, expiresAt }: InvitationEmail) => ({
  subject: `Invitation to ${oneLine(organizationName)} on Worklane`,
  text: `${oneLine(invitedBy)} invited you to join ${oneLine(organizationName)} on Worklane. Your role: ${roles[role].label}.

To accept the invitation, open this link until ${utc(expiresAt)}:

${link}

The link works once. If you do not expect an invitation, ignore this email.
`,
});

/** Returns subject and text of the email that contains a link for setting a password. */
export const passwordResetEmail = ({ link, expiresAt }: Pick<InvitationEmail, 'link' | 'expiresAt'>) => ({
  subject: 'Set a new password for Worklane',
  text: `An owner of your organization created a link with which you can set a new password for Worklane.

Open this link until ${utc(expiresAt)}:

${link}

The link works once. If you did not ask for it, ignore this email: your password stays as it is.
`,
});

/** Names are chosen by users: they must not look like another part of the text. */
const oneLine = (name: string): string => name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** `2026-03-09 08:15 UTC` */
const utc = (dateTime: string): string => `${new Date(dateTime).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
