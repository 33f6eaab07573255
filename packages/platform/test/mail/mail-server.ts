import { createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedEmail {
  from: string;
  to: string[];
  /** With headers. */
  source: string;
}

export const mailCredentials = { user: 'worklane', password: 'smtp password 7' };

/** Starts a mail server that requires a password. */
export async function startMailServer({ rejectRecipients = false } = {}) {
  const emails: ReceivedEmail[] = [];
  const server = new SMTPServer({
    // Without a certificate that the service trusts, there is no STARTTLS.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      const isCorrect = username === mailCredentials.user && password === mailCredentials.password;
      callback(isCorrect ? null : new Error('Wrong password'), isCorrect ? { user: username } : undefined);
    },
    onRcptTo({ address }, _session, callback) {
      callback(rejectRecipients ? Object.assign(new Error(`Unknown mailbox ${address}`), { responseCode: 550 }) : null);
    },
    onData(stream, { envelope }, callback) {
      const { mailFrom, rcptTo } = envelope;
      text(stream).then((source) => {
        emails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source,
        });
        callback();
      }, callback);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { user, password } = mailCredentials;
  return {
    emails,
    url: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${portOf(server.server)}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Starts a server that accepts connections and then says nothing. */
export async function startSilentServer() {
  const server = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://worklane:smtp-password-7@127.0.0.1:${portOf(server)}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
