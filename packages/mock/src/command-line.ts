import { createRequire } from 'node:module';
import { UsageError } from '@worklane/contract/command-line';
import { print, printError } from '@worklane/contract/terminal';
import type { Command } from './commands/command.ts';

/** Loaded when they run, because servers load Prism, which takes half a second. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  proxy: async () => (await import('./commands/proxy.ts')).proxy,
  trigger: async () => (await import('./commands/trigger.ts')).trigger,
};

const help = `worklane-mock [serve] [options]  starts a mock server
worklane-mock proxy [options]    validates the traffic of another server
worklane-mock trigger [options]  sends signed sample deliveries

  --help     prints this text; after a command, its options
  --version  prints the version`;

/** Runs the command line of the mock. @returns the exit code */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  if (args[0] === '--version') return printed(createRequire(import.meta.url)('../package.json').version);
  if (isHelp(args[0])) return printed(help);
  const isNamed = args.length > 0 && !args[0]?.startsWith('-');
  return isNamed ? runCommand(String(args[0]), args.slice(1)) : runCommand('serve', args);
}

function printed(text: string): number {
  print(text);
  return 0;
}

function isHelp(arg: string | undefined): boolean {
  return arg === '--help' || arg === '-h';
}

async function runCommand(name: string, args: readonly string[]): Promise<number> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    printError(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
    return 2;
  }
  const command = await load();
  if (args.some(isHelp)) return printed(command.help);
  try {
    return await command.run(args, { out: print, interrupted });
  } catch (error) {
    printError((error as Error).message);
    if (!(error instanceof UsageError)) return 1;
    printError('Use --help to see all options.');
    return 2;
  }
}

/** Resolves on the first Ctrl+C; a second one exits at once. */
function interrupted(): Promise<void> {
  let first: number | undefined;
  return new Promise((resolve) => {
    const stop = () => {
      first ??= performance.now();
      // Under npm one Ctrl+C arrives twice: from the terminal and from npm.
      if (performance.now() - first > 1000) process.exit(130);
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
