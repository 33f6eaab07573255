import { importVersion } from './module-versions.ts';
import { type Command, type ReloadableModule, type Result, type StartedServer, stopTime } from './protocol.ts';

// The process of one server. Its argument is the module of the server.
const [, , file = ''] = process.argv;
let version = 0;
let kept: { readonly value: unknown; readonly close: () => Promise<void> } | undefined;
let current: StartedServer | undefined;
let next: StartedServer | undefined;
let last: Promise<void> = Promise.resolve();

const load = () => importVersion<ReloadableModule<unknown>>(file, ++version);

/** What a version has opened, that version closes: a later one may be broken. */
async function open(module: ReloadableModule<unknown>) {
  const value = await module.open();
  return { value, close: () => module.close(value) };
}

const commands: Record<Command, () => Promise<void>> = {
  async load() {
    let result: Result;
    try {
      const module = await load();
      kept ??= await open(module);
      next = await module.start(kept.value);
      result = { url: next.url, memory: process.memoryUsage().rss };
    } catch (error) {
      result = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    process.send?.(result);
  },
  async switched() {
    await current?.stop();
    current = next;
    next = undefined;
    await current?.replaced?.();
  },
  async stop() {
    await current?.stop();
    await kept?.close();
    process.exit();
  },
};

process.on('message', (command: Command) => {
  last = last.then(commands[command]);
});
// The terminal sends Ctrl+C to all processes; the development server stops this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => {
  setTimeout(() => process.exit(1), stopTime);
  void last.then(commands.stop);
});
