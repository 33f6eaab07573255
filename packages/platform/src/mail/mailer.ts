import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';

/** An email in plain text to one address. */
export interface Email {
  to: string;
  subject: string;
  text: string;
}

/** `sent` means that the mail server took it. */
export type EmailDelivery = 'sent' | 'failed' | 'not_configured';

/** Sends an email. It never throws. */
export type SendEmail = (email: Email) => Promise<EmailDelivery>;

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
 * Returns a function that sends an email over SMTP, with TLS if the server offers it. It does not retry: an owner can
 * create another link. The log gets the error code only, because messages of servers quote addresses.
 */
export function createMailer({ url, from, logger, timeoutSeconds }: MailerOptions): SendEmail {
  if (url === undefined || from === undefined) return async () => 'not_configured';
  const milliseconds = timeoutSeconds * 1000;
  const server = new URL(url);
  // nodemailer would print addresses and every command to the standard output.
  for (const option of ['logger', 'debug', 'transactionLog']) server.searchParams.delete(option);
  const transport = createTransport({
    url: server.href,
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
    dnsTimeout: milliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    try {
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
}
