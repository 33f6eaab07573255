import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { preview } from 'vite';

const example = fileURLToPath(new URL('../../../mock/examples/board/', import.meta.url));

/** The variables of the example (`.env`). */
interface Variables {
  readonly VITE_API: string;
  readonly VITE_CLIENT_ID?: string;
}

/** Builds the board with its command and serves it. @returns a function that stops the server */
export async function serveBoard(variables: Variables, port: number): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(join(tmpdir(), 'worklane-board-'));
  const { PATH = '' } = process.env;
  await promisify(execFile)('vite', ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: example,
    env: { PATH, ...variables },
  });
  const address = { host: '127.0.0.1', port, strictPort: true };
  const server = await preview({ root: example, configFile: false, build: { outDir }, preview: address });
  return async () => {
    await server.close();
    await rm(outDir, { recursive: true });
  };
}
