import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('../../../../packages/platform/scripts/token-check.ts', import.meta.url));

/** The options of the script of the platform. */
interface Options {
  /** The URL of the database. */
  url: string;
  secret: string;
  baseUrl: string;
}

/** In microseconds. */
interface TokenCheckCost {
  /** The first check of a token. */
  first: number;
  /** A later check of the same token. */
  again: number;
}

/** Measures the check of an access token in another process. */
export async function measureTokenCheck(options: Options): Promise<TokenCheckCost> {
  const argv = ['--conditions=@worklane/source', script, JSON.stringify(options)];
  const { stdout } = await promisify(execFile)(process.execPath, argv);
  return JSON.parse(stdout);
}
