import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publish } from './publish.ts';

let folder: string;
let to: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'));
  to = join(folder, 'site');
  await mkdir(to);
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a built folder with one page besides the landing page. */
async function build(version: string, page: string): Promise<string> {
  const from = await mkdtemp(join(folder, 'build-'));
  await writeFile(join(from, 'version.json'), JSON.stringify({ version }));
  for (const name of ['index.html', 'index.html.br', '404.html', page])
    await writeFile(join(from, name), `${version} ${name}`);
  return from;
}

const read = (path: string) => readFile(join(to, path), 'utf8');
const versions = async () => JSON.parse(await read('versions.json'));

describe('publish', () => {
  it('adds the first version, as the latest one', async () => {
    await publish({ from: await build('0.2', 'flows.html'), to, date: '2026-11-23' });
    const files = ['.nojekyll', '0.2', '404.html', 'index.html', 'latest', 'versions.json'];
    expect((await readdir(to)).toSorted()).toEqual(files);
    expect(await read('0.2/flows.html')).toBe('0.2 flows.html');
    expect((await readdir(join(to, 'latest'))).toSorted()).toEqual([
      '404.html',
      'flows.html',
      'index.html',
      'version.json',
    ]);
    expect(await read('404.html')).toBe('0.2 404.html');
    expect(await read('index.html')).toContain('url=latest/');
    expect(await versions()).toEqual([{ version: '0.2', path: '0.2/', released: '2026-11-23', latest: true }]);
  });

  it('keeps other versions, and orders them by number', async () => {
    await publish({ from: await build('0.9', 'old.html'), to, date: '2026-11-01' });
    await publish({ from: await build('0.10', 'new.html'), to, date: '2026-11-23' });
    expect(await versions()).toEqual([
      { version: '0.10', path: '0.10/', released: '2026-11-23', latest: true },
      { version: '0.9', path: '0.9/', released: '2026-11-01' },
    ]);
    expect(await read('0.9/old.html')).toBe('0.9 old.html');
    expect(await read('latest/new.html')).toBe('0.10 new.html');
    expect(existsSync(join(to, 'latest/old.html'))).toBe(false);
  });

  it('replaces the files of a version that is published again, and keeps its date', async () => {
    await publish({ from: await build('0.2', 'removed.html'), to, date: '2026-11-01' });
    await publish({ from: await build('0.2', 'added.html'), to, date: '2026-11-23' });
    expect(existsSync(join(to, '0.2/removed.html'))).toBe(false);
    expect(existsSync(join(to, '0.2/added.html'))).toBe(true);
    expect(await versions()).toEqual([{ version: '0.2', path: '0.2/', released: '2026-11-01', latest: true }]);
  });

  it('keeps the latest version when a patch of an older one is published', async () => {
    await publish({ from: await build('0.2', 'new.html'), to, date: '2026-11-01' });
    await publish({ from: await build('0.1', 'old.html'), to, date: '2026-11-23' });
    expect(await read('latest/index.html')).toBe('0.2 index.html');
    expect(await read('404.html')).toBe('0.2 404.html');
    expect((await versions())[0]).toEqual({ version: '0.2', path: '0.2/', released: '2026-11-01', latest: true });
  });

  it('rejects a build without a version, a missing target and an invalid versions.json', async () => {
    const date = '2026-11-23';
    await expect(publish({ from: folder, to, date })).rejects.toThrow('is not a build of a release');
    const from = await build('0.2', 'flows.html');
    await expect(publish({ from, to: join(folder, 'missing'), date })).rejects.toThrow('missing is not a folder');
    for (const content of ['{', '{}', '[{"version":"0.1"}]']) {
      await writeFile(join(to, 'versions.json'), content);
      await expect(publish({ from, to, date })).rejects.toThrow('versions.json is invalid');
    }
    expect(await readdir(to)).toEqual(['versions.json']);
  });
});
