import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { platformProcess } from './platform-process.ts';

/** Runs an admin command and returns its JSON output. */
export type Admin = <Data>(...args: string[]) => Promise<Data>;

/** Runs admin commands in one process, which opens the database once. */
export async function withAdmin<Result>(
  env: Readonly<Record<string, string>>,
  work: (admin: Admin) => Promise<Result>,
): Promise<Result> {
  const child = spawn(process.execPath, platformProcess('scripts/admin-session.ts'), { env, stdio: 'pipe' });
  const ended = once(child, 'close');
  const errors = text(child.stderr);
  const outputs = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  try {
    return await work(async (...args) => {
      child.stdin.write(`${JSON.stringify(args)}\n`);
      const { value, done } = await outputs.next();
      if (done) throw new Error(`The command ${args.join(' ')} failed: ${await errors}`);
      return JSON.parse(value);
    });
  } finally {
    child.stdin.end();
    await ended;
  }
}
