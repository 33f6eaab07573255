import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createServer } from 'vitepress';
import { copyPublicFiles, writeConfiguration, writePages } from './build.ts';
import { changelogScript, siteDirectory } from './site.ts';

const run = promisify(execFile);

type Vite = Awaited<ReturnType<typeof createServer>>;

/** What `npm run dev` keeps while it loads the contract again. */
interface Kept {
  vite: Vite | undefined;
  configuration: string;
}

export const open = async (): Promise<Kept> => ({ vite: undefined, configuration: '' });

/** Shows the contract in the site: Vite updates the pages that are open. */
export async function start(kept: Kept) {
  await run(process.execPath, ['--conditions=@worklane/source', changelogScript]);
  await writePages();
  await copyPublicFiles();
  const configuration = await writeConfiguration();
  if (!kept.vite || configuration !== kept.configuration) {
    await kept.vite?.close();
    kept.vite = await createServer(siteDirectory, { host: '127.0.0.1', port: 0 });
    await kept.vite.listen();
    kept.configuration = configuration;
  }
  return { url: new URL(kept.vite.resolvedUrls?.local[0] ?? '').origin, async stop() {} };
}

export async function close({ vite }: Kept): Promise<void> {
  await vite?.close();
}
