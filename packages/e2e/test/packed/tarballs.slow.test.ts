import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pack, publicPackages } from './public-packages.ts';

// The tests of nightly install the tarballs, on several versions of Node and with pnpm, and run every README.

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-tarballs-'));
});
afterAll(() => rm(folder, { recursive: true }));

const sources = /\.test|(^|\/)(test|examples)\/|tsconfig|\.map$|(?<!\.d)\.tsx?$/;

it.each(publicPackages)(
  'the tarball of $manifest.name contains what its manifest names, and neither tests nor sources',
  async (each) => {
    const { bin = {}, exports: entries = {} } = each.manifest;
    const named = Object.values(entries).flatMap((entry) =>
      typeof entry === 'string'
        ? [entry]
        : Object.keys(entry).flatMap((key) => (key.startsWith('@') ? [] : entry[key])),
    );
    const paths = [...named, ...Object.values(bin)].map((path) => path?.replace(/^\.\//, ''));
    const { files } = await pack(each, folder);
    expect(files).toEqual(expect.arrayContaining([...paths, 'LICENSE', 'README.md']));
    // Generated code contains the writer of parameters.
    expect(files.filter((path) => sources.test(path) && path !== 'dist/parameter-writer.ts')).toEqual([]);
  },
);
