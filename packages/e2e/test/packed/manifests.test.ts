import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PublicPackage, publicPackages, root, workspacePackages } from './public-packages.ts';

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const versionsOf = (packages: readonly PublicPackage[]) =>
  new Map(packages.map(({ manifest: { name, version } }) => [name, version]));
const versions = versionsOf(workspacePackages);
const publicVersions = versionsOf(publicPackages);

describe.each(publicPackages)('The manifest of $manifest.name', ({ folder, manifest }) => {
  it('names its source and its license', () => {
    expect(manifest).toMatchObject({
      license: 'Apache-2.0',
      homepage: `https://github.com/worklane/worklane/tree/main/${folder}#readme`,
      bugs: 'https://github.com/worklane/worklane/issues',
      repository: { type: 'git', url: 'git+https://github.com/worklane/worklane.git', directory: folder },
      publishConfig: { access: 'public' },
    });
  });

  it('depends on exact versions, and of our packages on the current one of a public package', () => {
    for (const [name, version] of Object.entries(manifest.dependencies ?? {})) {
      const isOurs = versions.has(name);
      const expected = isOurs ? publicVersions.get(name) : expect.stringMatching(/^\d+\.\d+\.\d+/);
      expect([name, version]).toEqual([name, expected]);
    }
  });

  it('packs a license, which is that of the repository, and a README', () => {
    // npm packs the license of the package folder only.
    expect(text(join(folder, 'LICENSE'))).toBe(text('LICENSE'));
    expect(text(join(folder, 'README.md'))).toMatch(`# ${manifest.name}\n`);
  });
});
