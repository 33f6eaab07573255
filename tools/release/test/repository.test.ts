import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { describePlan } from '../src/describe-plan.ts';
import { updateManifests } from '../src/manifests.ts';
import { planRelease } from '../src/plan.ts';
import { ReleaseError } from '../src/release-error.ts';
import { readWorkspace } from '../src/workspace.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

describe('this repository', () => {
  const workspace = readWorkspace(root);

  it('can be released: change files are valid, and state a major change if the contract has breaking ones', () => {
    // After a release, and until the next change, there is nothing to release.
    try {
      expect(describePlan(planRelease(root, '2026-01-01'))).toContain('Tag: v');
    } catch (error) {
      if (!(error instanceof ReleaseError && error.message.startsWith('Nothing to release'))) throw error;
    }
  });

  it('has one version for all packages but the contract', () => {
    const versions = [workspace.root, ...workspace.packages].map(({ manifest }) => manifest.version);
    expect(new Set(versions)).toEqual(new Set([workspace.root.manifest.version]));
  });

  it('formats every package.json and package-lock.json as a release writes them', () => {
    const files = updateManifests(root, workspace, new Map());
    for (const [path, text] of files) {
      expect.soft(text, path).toBe(readFileSync(join(root, path), 'utf8'));
    }
  });
});
