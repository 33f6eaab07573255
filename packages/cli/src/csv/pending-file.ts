import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { CliError } from '../errors.ts';

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

  /**
   * Records are personal data, so that only the user can read the file. One that somebody else may have prepared, such as a symbolic
   * link, is removed and not followed.
   */
  async #open(): Promise<FileHandle> {
    try {
      await rm(this.#partPath, { force: true });
      return await open(this.#partPath, 'wx', 0o600);
    } catch (error) {
      throw new CliError(`Cannot write ${this.#path}: ${(error as Error).message}`, undefined, { cause: error });
    }
  }
}
