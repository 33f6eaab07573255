import { type Command, UsageError } from './commands/command.ts';
import { proxy } from './commands/proxy.ts';
import { serve } from './commands/serve.ts';
import { trigger } from './commands/trigger.ts';

const commands: Readonly<Record<string, Command>> = { serve, proxy, trigger };

const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await main(name, args);

async function main(name: string, args: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(`Unknown command: ${name}. Commands: ${Object.keys(commands).join(', ')}.`);
    return 2;
  }
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.help);
    return 0;
  }
  try {
    return await command.run(args, { out: console.log, interrupted });
  } catch (error) {
    console.error((error as Error).message);
    if (!(error instanceof UsageError)) return 1;
    console.error('Use --help to see all options.');
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
