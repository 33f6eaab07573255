import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Reads a line of standard input. Where a person types it, it is asked for on standard error and not shown; it is
 * never an argument, which every user of the machine could read.
 */
export async function readLine(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  for await (const line of lines) {
    if (stdin.isTTY) stderr.write('\n');
    return line;
  }
  return '';
}
