import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { bundleService } from './record-release/bundle-service.ts';
import { dumpDatabase } from './record-release/dump-database.ts';
import { recordService } from './record-release/record-service.ts';
import { releaseFolder } from './record-release/release.ts';

const usage = `Records this checkout as the previous release, which the tests of upgrades start from. Run it on the commit
of a release and commit test/upgrades/previous-release. It needs pg_dump.

  --database-url URL   an empty database on PostgreSQL 15, the oldest version that is supported
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
