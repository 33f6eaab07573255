import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import { CliError } from '../errors.ts';

/** Returns a line of CSV. */
export const csvLine = (cells: readonly string[], delimiter = ','): string => stringify([[...cells]], { delimiter });

/** Returns a number of rows, such as 10,000. */
export const formatCount = (rows: number): string => rows.toLocaleString('en-US');

/** A file that appears under its name when it is complete: until then it has the ending `.part`. */
export class PendingFile {
  readonly #path: string;
  #opened: Promise<WriteStream> | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Resolves when there is room for more. */
  async write(text: string): Promise<void> {
    const stream = await this.#stream();
    if (stream.errored) throw stream.errored;
    if (!stream.write(text)) await once(stream, 'drain');
  }

  /** Gives the file its name, and replaces an existing one. */
  async complete(): Promise<void> {
    const stream = await this.#stream();
    await finished(stream.end());
    await rename(stream.path, this.#path);
  }

  async discard(): Promise<void> {
    (await this.#opened?.catch(() => undefined))?.destroy();
    await rm(`${this.#path}.part`, { force: true });
  }

  #stream(): Promise<WriteStream> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  /**
   * Records are personal data, so that only the user can read the file. One that another user may have prepared, such as a symbolic
   * link, is removed and not followed.
   */
  async #open(): Promise<WriteStream> {
    const part = `${this.#path}.part`;
    try {
      await rm(part, { force: true });
      // Errors reach the next call.
      const stream = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }).on('error', () => undefined);
      await once(stream, 'open');
      return stream;
    } catch (error) {
      throw new CliError(`Cannot write ${this.#path}: ${(error as Error).message}`, undefined, { cause: error });
    }
  }
}
