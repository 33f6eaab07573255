import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'tsdown';
import { recordService } from './record-release/record-service.ts';
import { releaseFolder } from './record-release/release.ts';

/** Bytes; larger than any recording. */
const maxBuffer = 256 * 1024 * 1024;

/** Commands of psql, and settings that older versions do not have. */
const omitted = /^(\\(un)?restrict \w+|SET transaction_timeout = 0;)\n/gm;

const usage = `Records this checkout as the previous release, from which the upgrade tests start. Run it on the commit of a
release and commit test/upgrades/previous-release. It requires pg_dump.

  --database-url URL   an empty database on PostgreSQL 15, the oldest supported version
`;

const { values } = parseArgs({ options: { 'database-url': { type: 'string' } } });
const url = values['database-url'];
if (url === undefined) {
  process.stderr.write(usage);
  process.exit(2);
}

const write = (name: string, content: string | Buffer) => writeFile(new URL(name, releaseFolder), content);
const zip = async (text: string) => promisify(gzip)(text, { level: 9 });
const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));

await rm(releaseFolder, { recursive: true, force: true });
await mkdir(releaseFolder, { recursive: true });
await recordService(url, async ({ release, responses }) => {
  await write('database.sql.gz', await zip(await dumpDatabase(url)));
  await write('responses.json.gz', await zip(JSON.stringify(responses)));
  await write('release.json', `${JSON.stringify({ version, ...release }, null, 2)}\n`);
});
await write('service.mjs.br', await promisify(brotliCompress)(await bundleService()));

/** Returns a database as SQL statements, as pg_dump writes them: the version of its server or a newer one. */
async function dumpDatabase(url: string): Promise<string> {
  const options = ['--no-owner', '--no-privileges', '--rows-per-insert=200', `--dbname=${url}`];
  const { stdout } = await promisify(execFile)('pg_dump', options, { maxBuffer });
  return stdout.replace(omitted, '');
}

/**
 * Returns the service of this checkout as one module with its dependencies, since a later release may not install them. PGlite
 * stays outside: it loads files of its own.
 */
export async function bundleService(): Promise<Buffer> {
  const outDir = await mkdtemp(join(tmpdir(), 'worklane-bundle-'));
  try {
    await build({
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      config: false,
      entry: { service: 'src/main.ts' },
      outDir,
      platform: 'node',
      format: 'esm',
      minify: true,
      dts: false,
      logLevel: 'warn',
      deps: { alwaysBundle: [/.*/], neverBundle: [/^@electric-sql\/pglite/] },
      inputOptions: { resolve: { conditionNames: ['@worklane/source', 'node'], mainFields: ['module', 'main'] } },
      outputOptions: { codeSplitting: false },
    });
    return await readFile(join(outDir, 'service.mjs'));
  } finally {
    await rm(outDir, { recursive: true });
  }
}
