import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import { CliError } from '../errors.ts';

/** A file without a name, which disappears with the process, even if that is killed. */
export interface TemporaryFile {
  /** Returns the content from its start. */
  read(): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/** Writes chunks to a new file. */
export async function temporaryFile(chunks: AsyncIterable<Uint8Array | string>): Promise<TemporaryFile> {
  const path = join(tmpdir(), `worklane-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    for await (const chunk of chunks) await file.appendFile(chunk);
  } catch (error) {
    await file.close();
    throw error;
  }
  return { read: () => file.createReadStream({ start: 0, autoClose: false }), close: () => file.close() };
}

/** Returns a line of CSV. */
export const csvLine = (cells: readonly string[], delimiter = ','): string => stringify([[...cells]], { delimiter });

/** Returns a number of rows, such as 10,000. */
export const formatCount = (rows: number): string => rows.toLocaleString('en-US');

/** A file that appears under its name when it is complete: until then it has the ending `.part`. */
export function pendingFile(path: string) {
  const part = `${path}.part`;
  let opened: Promise<WriteStream> | undefined;
  const opening = () => (opened ??= openNew(part, path));
  return {
    /** Resolves when there is room for more. */
    async write(text: string): Promise<void> {
      const stream = await opening();
      if (stream.errored) throw stream.errored;
      if (!stream.write(text)) await once(stream, 'drain');
    },
    /** Gives the file its name, and replaces an existing one. */
    async complete(): Promise<void> {
      await finished((await opening()).end());
      await rename(part, path);
    },
    async discard(): Promise<void> {
      (await opened?.catch(() => undefined))?.destroy();
      await rm(part, { force: true });
    },
  };
}

/**
 * Records are personal data, so that only the user can read the file. One that another user may have prepared, such as a symbolic
 * link, is removed and not followed.
 */
async function openNew(part: string, path: string): Promise<WriteStream> {
  try {
    await rm(part, { force: true });
    // Errors reach the next call.
    const stream = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }).on('error', () => undefined);
    await once(stream, 'open');
    return stream;
  } catch (error) {
    throw new CliError(`Cannot write ${path}: ${(error as Error).message}`, undefined, { cause: error });
  }
}
