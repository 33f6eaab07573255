import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { CliError } from '../errors.ts';

/** Returns a line of CSV. */
export const csvLine = (cells: readonly string[], delimiter = ','): string => stringify([[...cells]], { delimiter });

/** Returns a number of rows, such as 10,000. */
export const formatCount = (rows: number): string => rows.toLocaleString('en-US');

/** Characters that are kept in memory before they are written. */
const bufferSize = 65_536;

/** A file that appears under its name when it is complete: until then it has the ending `.part`. */
export class PendingFile {
  readonly #path: string;
  #file: FileHandle | undefined;
  #buffer = '';
  #written: Promise<void> = Promise.resolve();

  constructor(path: string) {
    this.#path = path;
  }

  async write(text: string): Promise<void> {
    this.#buffer += text;
    if (this.#buffer.length >= bufferSize) await this.#flushInOrder();
  }

  /** Gives the file its name, and replaces an existing one. */
  async complete(): Promise<void> {
    await this.#flushInOrder();
    await this.#file?.datasync();
    await this.#file?.close();
    await rename(this.#partPath, this.#path);
  }

  async discard(): Promise<void> {
    await this.#file?.close();
    await rm(this.#partPath, { force: true });
  }

  get #partPath() {
    return `${this.#path}.part`;
  }

  #flushInOrder(): Promise<void> {
    this.#written = this.#written.then(() => this.#flush());
    return this.#written;
  }

  async #flush(): Promise<void> {
    this.#file ??= await this.#open();
    const text = this.#buffer;
    this.#buffer = '';
    await this.#file.write(text);
  }

  /** Records are personal data, so that only the user can read the file. */
  async #open(): Promise<FileHandle> {
    try {
      return await open(this.#partPath, 'w', 0o600);
    } catch (error) {
      throw new CliError(`Cannot write ${this.#path}: ${(error as Error).message}`, undefined, { cause: error });
    }
  }
}
