import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

/** A command in a terminal of its own, as a person starts it. */
export interface Terminal {
  /** Waits for a text on the screen. @returns what the expression matches @throws Error if the command ends without it */
  shows(text: RegExp): Promise<string>;
  /** Presses Ctrl+C, and waits until the command has ended. Its exit code is that of a shell, which Ctrl+C reaches, too. */
  interrupt(): Promise<void>;
}

interface TerminalOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Starts a command of a shell in a pseudo terminal, which the program `script` of Linux and macOS provides. */
export function openTerminal(command: string, options: TerminalOptions): Terminal {
  const args =
    process.platform === 'linux'
      ? ['--quiet', '--command', command, '/dev/null']
      : ['-q', '/dev/null', 'sh', '-c', command];
  const child = spawn('script', args, { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
  let screen = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    screen += text;
  });
  let hasEnded = false;
  const ended = once(child, 'close').then(() => {
    hasEnded = true;
  });
  return {
    async shows(text) {
      for (;;) {
        const [found] = text.exec(screen) ?? [];
        if (found !== undefined) return found;
        if (hasEnded) throw new Error(`${command} has ended without ${text}:\n${screen}`);
        await setTimeout(20);
      }
    },
    async interrupt() {
      if (!hasEnded) child.stdin.write('\x03');
      await ended;
    },
  };
}
