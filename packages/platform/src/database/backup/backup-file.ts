import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { syncFolder } from '../embedded/database-folder.ts';
import { BackupError, isRow, parseHeader, parseLine, type Trailer } from './backup.ts';

/**
 * Writes a backup to a new file that only its owner can read. The file gets its name when it is complete and on disk.
 * @returns its size in bytes and its last line
 * @throws BackupError if the file exists or cannot be written
 */
export async function writeBackupFile(file: string, lines: AsyncIterable<string[]>) {
  if (await exists(file)) throw new BackupError(`${file} already exists. Choose another name, or delete it.`);
  const partial = `${file}.partial`;
  // Opened before anything is read, so that another backup to the same file or a read-only folder fails at once.
  const target = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
  await once(target, 'open').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      error.code === 'EEXIST'
        ? `${partial} already exists: another backup is being written, or one was interrupted. Delete it if none is running.`
        : `Cannot write ${file}: ${error.message}`,
    );
  });
  try {
    const written = await writeBackup(target, lines, { end: true });
    if (await exists(file)) throw new BackupError(`${file} already exists. Choose another name, or delete it.`);
    await rename(partial, file);
    syncFolder(dirname(file));
    return written;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/**
 * Writes a backup to a stream.
 * @param end whether the stream ends with it
 * @returns its size in bytes and its last line
 */
export async function writeBackup(target: Writable, lines: AsyncIterable<string[]>, { end }: { end: boolean }) {
  let last = '';
  let size = 0;
  const text = async function* () {
    for await (const each of lines) {
      last = each.at(-1) ?? last;
      yield `${each.join('\n')}\n`;
    }
  };
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      yield chunk;
    }
  };
  const compressed = createGzip({ level: constants.Z_BEST_SPEED });
  await pipeline(text, compressed, counted, target, { end });
  return { size, trailer: parseLine(last)[1] as Trailer };
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Yields the lines of a backup. @throws BackupError if the file cannot be read or is corrupt */
export async function* readBackupFile(file: string): AsyncGenerator<string[]> {
  const source = createReadStream(file);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error));
  text.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of source.pipe(text)) {
      // node:readline would also split at U+2028.
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new BackupError('The backup is truncated.');
    if (code === 'Z_DATA_ERROR') throw new BackupError(`The file is not a backup, or it is corrupt: ${message}.`);
    if (code?.startsWith('E') && !code.startsWith('ERR_')) {
      throw new BackupError(`Cannot read ${file}: ${message}`);
    }
    throw error;
  } finally {
    source.destroy();
    text.destroy();
  }
  if (rest !== '') throw new BackupError('The backup is truncated.');
}

/**
 * Reads a whole backup and verifies its checksum.
 * @throws BackupError if it is truncated or corrupt, or has another format
 */
export async function verifyBackupFile(file: string): Promise<void> {
  const sha256 = createHash('sha256');
  let isFirst = true;
  let trailer: Trailer | undefined;
  for await (const lines of readBackupFile(file)) {
    for (const line of lines) {
      if (trailer) throw new BackupError('The backup is corrupt: unexpected data after the end marker.');
      if (isFirst) parseHeader(line);
      else if (!isRow(line)) {
        const [kind, value] = parseLine(line);
        if (kind === 'end') {
          trailer = value;
          continue;
        }
      }
      isFirst = false;
      sha256.update(line).update('\n');
    }
  }
  if (!trailer) throw new BackupError('The backup is truncated.');
  if (sha256.digest('hex') !== trailer.sha256) throw new BackupError('The backup is corrupt: its checksum is wrong.');
}
