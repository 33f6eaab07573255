import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('../../../../packages/platform/scripts/token-check.ts', import.meta.url));

/** How the script of the platform is told where to look. */
interface Options {
  /** Of the database. */
  url: string;
  secret: string;
  baseUrl: string;
}

/** Microseconds. */
interface TokenCheckCost {
  /** Of a token that was not seen before. */
  first: number;
  /** Of a token that was verified before. */
  again: number;
}

/** The check of an access token by itself, in a process of its own. */
export async function measureTokenCheck(options: Options): Promise<TokenCheckCost> {
  const argv = ['--conditions=@worklane/source', script, JSON.stringify(options)];
  const { stdout } = await promisify(execFile)(process.execPath, argv);
  return JSON.parse(stdout);
}
