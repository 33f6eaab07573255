import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Larger than any recording, in bytes. */
const maxBuffer = 256 * 1024 * 1024;

/** Lines that are no SQL but commands of psql, and settings that older versions do not have. */
const omitted = /^(\\(un)?restrict \w+|SET transaction_timeout = 0;)\n/gm;

/** Returns a database as SQL statements, as pg_dump writes them: the version of its server or a newer one. */
export async function dumpDatabase(url: string): Promise<string> {
  const options = ['--no-owner', '--no-privileges', '--rows-per-insert=200', `--dbname=${url}`];
  const { stdout } = await promisify(execFile)('pg_dump', options, { maxBuffer });
  return stdout.replace(omitted, '');
}
