import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FixtureWorkspace } from './fixture-workspace.ts';

describe('in a workspace with all packages of the design', () => {
  let workspace: FixtureWorkspace;

  beforeEach(() => {
    workspace = new FixtureWorkspace();
  });
  afterEach(() => workspace.remove());

  test('the arrows of the design are allowed', () => {
    expect(workspace.check()).toEqual({ status: 0, stdout: 'The boundaries of 13 projects hold.\n', stderr: '' });
  });

  test('every import that points back is named with its line and the rule', () => {
    workspace.write('packages/contract/src/back.ts', "\nexport * from '@worklane/client';\n");
    workspace.write('packages/server/src/sideways.ts', "import type { A } from '@worklane/webhooks';\n");
    workspace.write('packages/platform/src/serve.ts', "await import('@worklane/dashboard/page');\n");
    workspace.write('packages/platform/src/type.ts', "type Docs = typeof import('@worklane/docs');\n");
    workspace.write('packages/dashboard/src/app.tsx', "import '@worklane/platform';\nconst app = <p />;\n");
    workspace.write('packages/client/src/old.cjs', "require('@worklane/server');\n");
    workspace.write('specs/src/back.ts', "import '@worklane/contract';\n");

    const { status, stderr } = workspace.check();
    expect(status).toBe(1);
    expect(stderr.trim().split('\n').toSorted()).toEqual([
      "packages/client/src/old.cjs:1 imports '@worklane/server': a kit package stands on the contract alone, not on another one.",
      "packages/contract/src/back.ts:2 imports '@worklane/client': the contract is made from specs, and everything else stands on it.",
      "packages/dashboard/src/app.tsx:1 imports '@worklane/platform': the dashboard reaches the platform through the client, like every application.",
      "packages/platform/src/serve.ts:1 imports '@worklane/dashboard/page': the platform stands on the server stub; dashboard and docs it serves as built files, without an import.",
      "packages/platform/src/type.ts:1 imports '@worklane/docs': the platform stands on the server stub; dashboard and docs it serves as built files, without an import.",
      "packages/server/src/sideways.ts:1 imports '@worklane/webhooks': a kit package stands on the contract alone, not on another one.",
      "specs/src/back.ts:1 imports '@worklane/contract': specs is the source: only the tools that check it may be used in it.",
    ]);
  });

  test('a dependency that points back is named even when nothing imports it', () => {
    workspace.declare('packages/server', 'layer:kit', ['contract', 'platform']);

    const { status, stderr } = workspace.check();
    expect(status).toBe(1);
    expect(stderr).toBe(
      'packages/server/package.json depends on @worklane/platform: a kit package stands on the contract alone, not on another one.\n',
    );
  });

  test('a relative import that leaves its project is refused', () => {
    workspace.write('packages/client/src/inner/deep.ts', "import { a } from '../../../contract/src/index.ts';\n");
    workspace.write('packages/client/test/inside.ts', "import '../src/index.ts';\n");

    const { status, stderr } = workspace.check();
    expect(status).toBe(1);
    expect(stderr).toBe(
      "packages/client/src/inner/deep.ts:1 imports '../../../contract/src/index.ts': a relative import stays inside packages/client; import another project by the name of its package.\n",
    );
  });

  test('an allowed package that package.json does not declare is refused', () => {
    workspace.declare('packages/docs', 'layer:product', ['contract']);

    const { status, stderr } = workspace.check();
    expect(status).toBe(1);
    expect(stderr).toBe(
      "packages/docs/src/index.ts:2 imports '@worklane/mock': @worklane/mock is missing from the dependencies in packages/docs/package.json.\n",
    );
  });

  test('testing belongs in devDependencies, where every project may have it', () => {
    workspace.write('packages/client/vitest.config.ts', "export * from '@worklane/testing/vitest';\n");
    workspace.declare('packages/webhooks', 'layer:kit', ['contract', 'testing']);

    const { status, stderr } = workspace.check();
    expect(status).toBe(1);
    expect(stderr).toBe(
      'packages/webhooks/package.json depends on @worklane/testing: testing is for development: it belongs in devDependencies.\n',
    );
  });

  test('a project without a layer is refused', () => {
    workspace.declare('packages/client', undefined, ['contract']);

    const { status, stderr } = workspace.check();
    expect(status).toBe(1);
    expect(stderr).toBe(
      'packages/client/package.json gives client no layer: add a tag such as "layer:kit" or "layer:tool" under nx.tags.\n',
    );
  });

  test('a file that cannot be parsed is named', () => {
    workspace.write('packages/client/src/broken.ts', 'const = 1;\n');

    const { status, stderr } = workspace.check();
    expect(status).toBe(1);
    expect(stderr).toContain('packages/client/src/broken.ts cannot be parsed, so its imports are not known: ');
  });
});
