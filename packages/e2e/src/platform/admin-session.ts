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
  const { admin, close } = openAdmin(env);
  try {
    return await work(admin);
  } finally {
    await close();
  }
}

/** Returns a function that runs admin commands in one process, which its first call starts. */
export function openAdmin(env: Readonly<Record<string, string>>): { admin: Admin; close(): Promise<void> } {
  let session: ReturnType<typeof startSession> | undefined;
  return {
    admin(...args) {
      session ??= startSession(env);
      return session.run(args);
    },
    close: async () => session?.end(),
  };
}

function startSession(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, platformProcess('scripts/admin-session.ts'), { env, stdio: 'pipe' });
  const ended = once(child, 'close');
  const errors = text(child.stderr);
  const outputs = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async run<Data>(args: readonly string[]): Promise<Data> {
      child.stdin.write(`${JSON.stringify(args)}\n`);
      const { value, done } = await outputs.next();
      if (done) throw new Error(`The command ${args.join(' ')} failed: ${await errors}`);
      return JSON.parse(value);
    },
    async end() {
      child.stdin.end();
      await ended;
    },
  };
}
