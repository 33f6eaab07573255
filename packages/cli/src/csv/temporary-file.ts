import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const chunkSize = 65_536;

/** A file without a name, which disappears with the process, even if that is killed. */
export class TemporaryFile {
  readonly #file: FileHandle;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Writes chunks to a new file. */
  static async from(chunks: AsyncIterable<Uint8Array | string>): Promise<TemporaryFile> {
    const path = join(tmpdir(), `worklane-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    try {
      await rm(path);
      for await (const chunk of chunks) await file.appendFile(chunk);
      return new TemporaryFile(file);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** Returns the content from its start. */
  async *read(): AsyncGenerator<Uint8Array, void, undefined> {
    for (let position = 0; ; ) {
      const { bytesRead, buffer } = await this.#file.read(Buffer.alloc(chunkSize), 0, chunkSize, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
