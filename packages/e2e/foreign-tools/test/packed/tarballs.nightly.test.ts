import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pack, publicPackages, type Tarball } from '../../../test/packed/public-packages.ts';

// Every public package is packed.

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-tarballs-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(publicPackages)('The tarball of $manifest.name', (each) => {
  const { exports: entries = {} } = each.manifest;
  let tarball: Tarball;

  beforeAll(async () => {
    tarball = await pack(each, folder);
  });

  it('passes publint', async () => {
    const { messages } = await publint({ pack: { tarball: tarball.bytes.buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  const hasTypes = Object.values(entries).some((entry) => typeof entry === 'object' && 'types' in entry);

  it.runIf(hasTypes)('has types that resolve in every resolution mode that supports ES modules', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(tarball.bytes));
    if (!analysis.types) throw new Error('There are no types.');
    // A package of ES modules only cannot resolve in node10 and require.
    const modern = ['node16-esm', 'bundler'];
    const wrong = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem) || modern.includes(problem.resolutionKind),
    );
    expect(wrong).toEqual([]);
  });
});
