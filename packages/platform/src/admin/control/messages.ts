import type { Socket } from 'node:net';

/** Both sides of the control socket send JSON objects, one a line. The first is a command. */
export interface CommandMessage {
  argv: readonly string[];
  /** The working folder of the command line: paths are relative to it. */
  workingFolder: string;
}

/** A line of standard input, after a question. */
export interface InputMessage {
  input: string;
}

/** What the service sends; `exit` is the last. */
export type ServiceMessage = { out: string } | { err: string } | { question: string } | { exit: number };

export const send = (socket: Socket, message: CommandMessage | InputMessage | ServiceMessage): void => {
  socket.write(`${JSON.stringify(message)}\n`);
};

/** Yields the messages of the other side until it closes the connection. @throws SyntaxError */
export async function* receive<Message>(socket: Socket): AsyncGenerator<Message> {
  // JSON.stringify leaves U+2028 as it is, at which node:readline splits.
  let rest = '';
  socket.setEncoding('utf8');
  for await (const chunk of socket) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Message;
  }
}
