import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import { poolPolicies, SharedPool } from '../http/shared-pools.ts';

/** An email in plain text to one address. */
export interface Email {
  to: string;
  subject: string;
  text: string;
}

/** `sent` means that the mail server took it. */
export type EmailDelivery = 'sent' | 'failed' | 'not_configured';

/** For whom an email is. */
export interface EmailRecipient {
  organizationId: number;
  to: string;
}

/**
 * Takes a place among the emails of an organization and of the address, before that for which the email is sent is done.
 * @returns a function that sends the email, which never throws
 * @throws ProblemError rate_limited, service_unavailable
 */
export type PrepareEmail = (recipient: EmailRecipient) => (email: Omit<Email, 'to'>) => Promise<EmailDelivery>;

export interface MailerOptions {
  /** The setting SMTP_URL, which contains the password. */
  url: string | undefined;
  /** The setting SMTP_FROM. */
  from: string | undefined;
  logger: Pick<Logger, 'warn'>;
  /** The maximum time of everything: to connect, to authenticate and to send. */
  timeoutSeconds: number;
}

/**
 * Returns a function that sends emails over SMTP, with TLS if the server offers it. It does not retry: an owner can
 * create another link. The log gets the error code only, because messages of servers quote addresses.
 */
export function createMailer({ url, from, logger, timeoutSeconds }: MailerOptions): PrepareEmail {
  if (url === undefined || from === undefined) return () => async () => 'not_configured';
  const pool = new SharedPool(poolPolicies.emails);
  const milliseconds = timeoutSeconds * 1000;
  const server = new URL(url);
  // nodemailer would print addresses and every command to the standard output.
  for (const option of ['logger', 'debug', 'transactionLog']) server.searchParams.delete(option);
  const options = {
    url: server.href,
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
    dnsTimeout: milliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  let transport: Transporter | undefined;
  const send = async ({ to, subject, text }: Email): Promise<EmailDelivery> => {
    try {
      // Only with the first email, because it is a sixth of what a start would load.
      transport ??= (await import('nodemailer')).createTransport(options);
      // An object, because a list of addresses in a string would be parsed.
      const recipient = { name: '', address: to };
      await transport.sendMail({ from, to: recipient, subject, text, signal: AbortSignal.timeout(milliseconds) });
      return 'sent';
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      logger.warn({ code, responseCode }, 'email was not sent');
      return 'failed';
    }
  };
  return ({ organizationId, to }) => {
    pool.take({ organization: organizationId, destination: `${organizationId} ${to.toLowerCase()}` });
    return (email) => send({ ...email, to });
  };
}
