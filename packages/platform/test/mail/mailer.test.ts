import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMailer, type Email, type MailerOptions } from '../../src/mail/mailer.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { keepOutOfLogs } from '../log-watch/log-watch.ts';
import { mailCredentials, startMailServer, startSilentServer } from './mail-server.ts';

const token = 'Zk3vW0u7n4cQx9RmT2bY6sLpJ8hD5fGaE1iUoXqVtNw';
const link = `https://worklane.example/invitations/${token}`;
const email = { to: 'noor@example.com', subject: 'Invitation to Harbour & Pine', text: `Open this link:\n\n${link}\n` };
keepOutOfLogs(mailCredentials.password, email.to);

function openMailer(options: Partial<MailerOptions> & { url: string | undefined }) {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line) => lines.push(line) });
  const from = 'Worklane <worklane@example.com>';
  const prepare = createMailer({ from, logger, timeoutSeconds: 20, ...options });
  const sendEmail = ({ to, ...rest }: Email, organizationId = 1) => prepare({ organizationId, to })(rest);
  return { lines, sendEmail };
}

async function openServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  onTestFinished(server.stop);
  return server;
}

describe('createMailer', () => {
  it('sends plain text with the link', async () => {
    const server = await openServer();
    const { sendEmail } = openMailer(server);
    expect(await sendEmail(email)).toBe('sent');
    expect(server.emails).toMatchObject([{ from: 'worklane@example.com', to: [email.to] }]);
    const [{ source = '' } = {}] = server.emails;
    // Quoted-printable splits long lines.
    expect(source.replaceAll('=\r\n', '')).toContain(`\r\n${link}\r\n`);
    expect(source).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    expect(source).toMatch(/^Subject: Invitation to Harbour & Pine\r$/m);
  });

  it('sends to one address only, whatever characters it has', async () => {
    const server = await openServer();
    const { sendEmail } = openMailer(server);
    await sendEmail({ ...email, to: 'a@example.com, b@example.com' });
    expect(server.emails.flatMap(({ to }) => to)).not.toContain('b@example.com');
  });

  it('sends five emails an hour to one address for an organization, and as many for another', async () => {
    const server = await openServer();
    const { sendEmail } = openMailer(server);
    for (let count = 0; count < 5; count++) await sendEmail(email);
    const tooMany = expect.objectContaining({ code: 'rate_limited', headers: { 'Retry-After': 3600 } });
    expect(() => sendEmail({ ...email, to: 'Noor@example.com' })).toThrow(tooMany);
    expect(await sendEmail(email, 2)).toBe('sent');
    expect(await sendEmail({ ...email, to: 'tom@example.com' })).toBe('sent');
    expect(server.emails).toHaveLength(7);
  });

  it('does not let a subject add headers', async () => {
    const server = await openServer();
    const { sendEmail } = openMailer(server);
    await sendEmail({ ...email, subject: 'Hello\r\nBcc: b@example.com' });
    expect(server.emails.flatMap(({ to }) => to)).toEqual([email.to]);
    expect(server.emails[0]?.source).not.toMatch(/^Bcc:/m);
  });

  it('is not configured without a URL', async () => {
    expect(await openMailer({ url: undefined }).sendEmail(email)).toBe('not_configured');
  });

  it.each([
    ['is down', 'smtp://127.0.0.1:1', 'ESOCKET'],
    ['has an unknown name', 'smtp://mail.invalid:25', 'EDNS'],
  ])('reports a failure when the server %s, and logs the error code only', async (_case, url, code) => {
    const { sendEmail, lines } = openMailer({ url });
    expect(await sendEmail(email)).toBe('failed');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { level: 'warn', time: expect.any(String), code, msg: 'email was not sent' },
    ]);
  });

  it('reports a failure when the server says nothing', async () => {
    const server = await startSilentServer();
    onTestFinished(server.stop);
    const { sendEmail, lines } = openMailer({ url: server.url, timeoutSeconds: 0.2 });
    expect(await sendEmail(email)).toBe('failed');
    expect(lines).toHaveLength(1);
  });

  it('reports a failure for a wrong password and for a rejected recipient, without logging either', async () => {
    const { url } = await openServer();
    const wrong = openMailer({ url: url.replace('smtp%20password%207', 'wrong-password-9') });
    keepOutOfLogs('wrong-password-9');
    expect(await wrong.sendEmail(email)).toBe('failed');
    expect(JSON.parse(wrong.lines[0] ?? '')).toMatchObject({ code: 'EAUTH', responseCode: 535 });
    const rejecting = openMailer(await openServer({ rejectRecipients: true }));
    expect(await rejecting.sendEmail(email)).toBe('failed');
    expect(JSON.parse(rejecting.lines[0] ?? '')).toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
  });

  it('cannot be made to print addresses and SMTP commands by the URL', async () => {
    const outputs = (['log', 'info', 'debug', 'error', 'warn'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => undefined),
    );
    onTestFinished(() => {
      for (const output of outputs) output.mockRestore();
    });
    const server = await openServer();
    const { sendEmail } = openMailer({ url: `${server.url}?logger=true&debug=true&transactionLog=true` });
    expect(await sendEmail(email)).toBe('sent');
    expect(outputs.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});
