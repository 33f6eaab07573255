import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { runAdmin } from './run-admin.ts';

process.exitCode = await runAdmin({
  argv: process.argv.slice(2),
  env: process.env,
  clock: () => new Date(),
  workingFolder: process.cwd(),
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
  readLine,
});

/**
 * Reads a line of standard input, such as a password, without echoing it. Passwords are not arguments, since every user
 * of the machine can read those.
 */
async function readLine(prompt: string): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write(prompt);
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: discard, terminal: stdin.isTTY });
  for await (const line of lines) {
    if (stdin.isTTY) stderr.write('\n');
    return line;
  }
  return '';
}
