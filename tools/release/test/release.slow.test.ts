import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordContract } from '../src/apply.ts';
import { changesFolder } from '../src/change-files.ts';
import { nextVersion } from '../src/versions.ts';
import { type Manifest, readWorkspace } from '../src/workspace.ts';
import { RepositoryCopy } from './repository-copy.ts';

const published = ['@worklane/contract', '@worklane/client'];
const openapi = 'packages/contract/src/generated/openapi.json';
const parameters = 'specs/openapi/components/parameters.yaml';

const copy = await RepositoryCopy.create();

describe('npm run release', () => {
  const before = readWorkspace(copy.root);
  const { version } = before.root.manifest;
  const next = nextVersion(version, 'minor');
  const contract = {
    from: before.contract.manifest.version,
    to: nextVersion(before.contract.manifest.version, 'minor'),
  };
  const manifest = (folder: string): Manifest => JSON.parse(copy.read(`${folder}/package.json`));

  // Two packages that build in seconds, one change file, and the contract as it is now as that of the last release.
  beforeAll(() => {
    const lock = JSON.parse(copy.read('package-lock.json'));
    for (const { folder, manifest: found } of before.packages) {
      const content = { ...found, private: !published.includes(found.name) };
      if (found.name === '@worklane/client')
        content.dependencies = { ...found.dependencies, '@worklane/contract': version };
      copy.write(`${folder}/package.json`, `${JSON.stringify(content, undefined, 2)}\n`);
      Object.assign(lock.packages[folder], content.dependencies && { dependencies: content.dependencies });
    }
    copy.write('package-lock.json', JSON.stringify(lock));
    for (const name of readdirSync(copy.path(changesFolder))) {
      if (name !== 'README.md') copy.git('rm', '--quiet', `${changesFolder}/${name}`);
    }
    copy.write(`${changesFolder}/new.md`, '---\n"@worklane/client": minor\n---\n\n**Something new.** It works.\n');
    recordContract(copy.root);
    copy.commit('Prepare');
  });

  afterAll(() => copy[Symbol.dispose]());

  it('refuses a breaking change of the contract without a major change file, and names the change', () => {
    copy.edit(openapi, (text) => {
      const document = JSON.parse(text);
      delete document.components.schemas.Task.properties.title;
      return JSON.stringify(document);
    });
    const { status, output } = copy.release('--dry-run');
    expect(output).toContain('Task.title: field removed');
    expect(output).toContain(`require version ${nextVersion(contract.from, 'major')}`);
    expect(output).toContain('"@worklane/specs": major');
    expect(status).toBe(1);
    copy.git('restore', '.');
  });

  it('prints the release in a dry run, and why it would be refused, and changes nothing', () => {
    const head = copy.git('rev-parse', 'HEAD');
    copy.write('notes.txt', 'not committed');
    const { status, output } = copy.release('--dry-run');
    expect(output).toContain(`Packages: ${version} -> ${next}\n  ${published.join('\n  ')}\n`);
    expect(output).toContain(`Contract: ${contract.from}, unchanged`);
    expect(output).toContain('- **Something new.** It works.');
    expect(output).toContain(`Tag: v${next}`);
    expect(output).toContain('Not ready: The working tree has changes.');
    expect(status).toBe(0);
    expect(copy.git('status', '--porcelain')).toBe('?? notes.txt');
    expect([copy.git('rev-parse', 'HEAD'), copy.git('tag')]).toEqual([head, '']);
    expect(copy.release()).toMatchObject({
      status: 1,
      output: expect.stringContaining('The working tree has changes.'),
    });
    expect(copy.git('rev-parse', 'HEAD')).toBe(head);
    copy.git('clean', '--quiet', '--force');
  });

  describe('after a compatible change of the contract and a crash', () => {
    let result: ReturnType<RepositoryCopy['release']>;

    beforeAll(() => {
      copy.edit(parameters, (text) =>
        text.replace(/(?<=^IdempotencyKey:\n(?:.+\n)*? +maxLength: )\d+/m, (length) => String(Number(length) + 1)),
      );
      copy.run('npm', 'run', '--silent', 'generate');
      copy.commit('Allow longer keys');
      copy.write('.git/worklane-release', copy.git('rev-parse', 'HEAD'));
      copy.write('packages/client/CHANGELOG.md', 'Half of a changelog');
      result = copy.release();
      // It generates, builds and packs.
    }, 300_000);

    it('starts again, and keeps what the crash has left in the stash', () => {
      expect(result.output).toContain('The edits of an interrupted release are in the stash');
      expect(result).toMatchObject({ status: 0 });
      expect(copy.git('show', 'stash@{0}', '--', 'packages/client/CHANGELOG.md')).toContain('+Half of a changelog');
    });

    it('gives all packages one version, with exact ranges between them', () => {
      const after = readWorkspace(copy.root);
      const versions = new Set([after.root, ...after.packages].map((one) => one.manifest.version));
      expect([...versions]).toEqual([next]);
      expect(manifest('packages/client').dependencies?.['@worklane/contract']).toBe(next);
      const lock = JSON.parse(copy.read('package-lock.json'));
      expect(lock.packages['packages/client']).toMatchObject({
        version: next,
        dependencies: { '@worklane/contract': next },
      });
    });

    it('gives the contract a minor version, in specs first', () => {
      expect(manifest('specs').version).toBe(contract.to);
      expect(copy.read('specs/openapi/openapi.yaml')).toContain(`\n  version: ${contract.to}\n`);
      for (const document of ['openapi', 'asyncapi']) {
        const { info } = JSON.parse(copy.read(`packages/contract/src/generated/${document}.json`));
        expect(info.version).toBe(contract.to);
      }
    });

    it('writes a changelog for each published package and for the contract', () => {
      expect(copy.read('packages/client/CHANGELOG.md')).toMatch(
        /^# Changelog of @worklane\/client\n\n## \S+ \(\S+\)\n\n### New\n\n- \*\*Something new.\*\* It works.\n\n## 0\.1\.0 /,
      );
      expect(copy.read('packages/contract/CHANGELOG.md')).toContain(`The documents have version ${contract.to}`);
      expect(copy.read('specs/CHANGELOG.md')).toMatch(/### Changed[^#]*`maxLength` is now `\d+`, was `\d+`\./);
      expect(copy.read(`specs/changelog/${contract.to}.yaml`)).toMatch(
        /^version: \S+\ndate: \S+\npackages: \S+\n.*\n {2}- level: changed\n.*\n {4}operations: \[createTask, /s,
      );
      expect(copy.read('packages/mock/CHANGELOG.md')).not.toContain(`## ${next} `);
    });

    it('commits and tags it, without the change files', () => {
      expect(copy.git('log', '-1', '--format=%s')).toBe(`Release ${next}`);
      expect(copy.git('rev-parse', `v${next}^{commit}`)).toBe(copy.git('rev-parse', 'HEAD'));
      expect(readdirSync(copy.path(changesFolder))).toEqual(['README.md']);
      expect(copy.git('status', '--porcelain')).toBe('');
    });

    it('packs the new version, with checksums and notes', () => {
      const folder = `dist/releases/${next}`;
      const tarball = `worklane-client-${next}.tgz`;
      expect(readdirSync(copy.path(folder))).toEqual([
        'SHA256SUMS',
        'notes.md',
        tarball,
        `worklane-contract-${next}.tgz`,
      ]);
      const { output } = copy.run('tar', '-xOzf', `${folder}/${tarball}`, 'package/package.json');
      expect(JSON.parse(output)).toMatchObject({ version: next, dependencies: { '@worklane/contract': next } });
      expect(copy.run('sh', '-c', `cd ${folder} && sha256sum --check SHA256SUMS`)).toMatchObject({ status: 0 });
      expect(copy.read(`${folder}/notes.md`)).toMatch(/## @worklane\/client\n.*Something new.*## Contract \S+\n/s);
    });

    it('continues after a crash between commit and tag', () => {
      copy.git('tag', '--delete', `v${next}`);
      expect(copy.release()).toMatchObject({ status: 0, output: expect.stringContaining('has its commit but no tag') });
      expect(copy.git('rev-parse', `v${next}^{commit}`)).toBe(copy.git('rev-parse', 'HEAD'));
    });

    it('has nothing to release until the next change', () => {
      expect(copy.release()).toMatchObject({ status: 1, output: expect.stringContaining('Nothing to release') });
    });
  });
});
