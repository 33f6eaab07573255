import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** An editor may write several files, or one file in several steps. Milliseconds. */
const settling = 40;

/** Generated code, and what editors write beside a file. */
const ignored = /(^|\/)(node_modules|generated|\.[^/]*)(\/|$)|~$|\.sw.$|\/\d+$/;

/** Calls back with the path of each file that changes in a folder, from the folder. */
type Watch = (folder: string, onFile: (name: string | null) => void) => { close(): void };

const watchRecursively: Watch = (folder, onFile) => watch(folder, { recursive: true }, (_event, name) => onFile(name));

/**
 * Calls back with the files that changed, by absolute path, after each burst of changes. A burst during the callback leads to
 * one further call.
 * @returns a function that ends watching and waits for the callback.
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (files: ReadonlySet<string>) => Promise<void>,
  watchFolder = watchRecursively,
) {
  let changed = new Set<string>();
  let isClosed = false;
  let notify: () => void = () => {};
  const watchers = folders.map((folder) =>
    watchFolder(folder, (name) => {
      if (name === null || ignored.test(name)) return;
      changed.add(join(folder, name));
      notify();
    }),
  );
  const running = (async () => {
    while (!isClosed) {
      if (changed.size === 0) {
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
        await setTimeout(settling);
      }
      const files = changed;
      changed = new Set();
      if (!isClosed) await onChange(files);
    }
  })();
  return async () => {
    isClosed = true;
    for (const watcher of watchers) watcher.close();
    notify();
    await running;
  };
}
