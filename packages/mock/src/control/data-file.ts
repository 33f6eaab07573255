import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { parseJson } from '@worklane/contract/json';
import type { MockSnapshot } from '../mock/mock-state.ts';
import { checkedSnapshot } from './checked-snapshot.ts';

const format = 'worklane-mock';

/** Increased by changes of the state that an older mock cannot read. */
const version = 1;

/** Milliseconds from a change until it is saved, with all changes in between. */
const saveDelay = 200;

/** Keeps the state of a mock in a file. Each save replaces the file at once, so that it is always complete. */
export class DataFile {
  readonly #path: string;
  readonly #snapshot: () => MockSnapshot;
  readonly #onError: (error: Error) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> = Promise.resolve();

  /** @param onError called when the file cannot be written */
  constructor(path: string, snapshot: () => MockSnapshot, onError: (error: Error) => void) {
    this.#path = path;
    this.#snapshot = snapshot;
    this.#onError = onError;
  }

  /** Saves the state soon. */
  changed(): void {
    this.#timer ??= setTimeout(() => void this.save(), saveDelay);
  }

  /** Saves the state, after a save that is in progress. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#saving = this.#saving.then(() => this.#write()).catch(this.#onError);
    return this.#saving;
  }

  async #write(): Promise<void> {
    const temporary = `${this.#path}.${randomUUID()}.tmp`;
    try {
      // It contains secrets of webhooks and the signing key.
      const file = await open(temporary, 'wx', 0o600);
      try {
        await file.writeFile(JSON.stringify({ format, version, state: this.#snapshot() }));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, this.#path);
    } catch (cause) {
      await rm(temporary, { force: true });
      throw new Error(`Cannot save ${this.#path}: ${(cause as Error).message}.`, { cause });
    }
  }
}

/**
 * Returns the state in a file; undefined if there is none.
 * @throws Error that explains why the file cannot be used
 */
export async function loadDataFile(path: string): Promise<MockSnapshot | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`Cannot read ${path}: ${error.message}.`, { cause: error });
  });
  if (text === undefined) return undefined;
  try {
    return savedState(parseJson(text));
  } catch (cause) {
    const reason = (cause as Error).message.replace(/\.$/, '');
    throw new Error(`Cannot load ${path}: ${reason}. The file was not changed. Use another one, or delete it.`, {
      cause,
    });
  }
}

function savedState(value: unknown): MockSnapshot {
  const saved = value as { format?: unknown; version?: unknown; state?: unknown } | null;
  if (saved?.format !== format) throw new Error('it is not a data file of the mock');
  if (Number(saved.version) > version) throw new Error('a newer version of the mock saved it');
  return checkedSnapshot(saved.state);
}
