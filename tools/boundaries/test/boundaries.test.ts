import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FixtureWorkspace } from './fixture-workspace.ts';

let workspace: FixtureWorkspace;

beforeEach(() => {
  workspace = new FixtureWorkspace();
});
afterEach(() => workspace.remove());

describe('the order of projects', () => {
  it('allows the dependencies that the design allows', () => {
    expect(workspace.violations()).toEqual([]);
  });

  it('reports every import of a project that the rules exclude, with its line', () => {
    workspace.write('packages/contract/src/back.ts', "\nexport * from '@worklane/client';\n");
    workspace.write('packages/server/src/sideways.ts', "import type { A } from '@worklane/webhooks';\n");
    workspace.write('packages/platform/src/serve.ts', "await import('@worklane/dashboard/page');\n");
    workspace.write('packages/platform/src/type.ts', "type Docs = typeof import('@worklane/docs');\n");
    workspace.write('packages/dashboard/src/app.tsx', "import '@worklane/platform';\nconst app = <p />;\n");
    workspace.write('packages/client/src/old.cjs', "require('@worklane/server');\n");
    workspace.write('specs/src/back.ts', "import '@worklane/contract';\n");

    const platform =
      'platform depends on the contract and the server stub, and for agents on the MCP server and its client; it serves dashboard and docs as built files';
    const kit = 'kit packages depend only on the contract and its interpreter, not on each other';
    expect(workspace.violations()).toEqual([
      `packages/client/src/old.cjs:1 imports '@worklane/server': ${kit}.`,
      "packages/contract/src/back.ts:2 imports '@worklane/client': the contract is generated from specs and depends on nothing else.",
      "packages/dashboard/src/app.tsx:1 imports '@worklane/platform': dashboard calls the platform through the client.",
      `packages/platform/src/serve.ts:1 imports '@worklane/dashboard/page': ${platform}.`,
      `packages/platform/src/type.ts:1 imports '@worklane/docs': ${platform}.`,
      `packages/server/src/sideways.ts:1 imports '@worklane/webhooks': ${kit}.`,
      "specs/src/back.ts:1 imports '@worklane/contract': specs is the source of truth and uses only the tools that check it.",
    ]);
  });

  it('reports an excluded dependency that no file imports', () => {
    workspace.declare('packages/server', 'layer:kit', ['contract', 'runtime', 'platform']);

    expect(workspace.violations()).toEqual([
      'packages/server/package.json depends on @worklane/platform: kit packages depend only on the contract and its interpreter, not on each other.',
    ]);
  });

  it('allows generators one export of the contract and reports the others', () => {
    workspace.write('tools/generators/src/read.ts', "import '@worklane/contract/openapi-reader';\n");
    workspace.write('tools/generators/src/types.ts', "import '@worklane/contract';\n");

    expect(workspace.violations()).toEqual([
      "tools/generators/src/types.ts:1 imports '@worklane/contract': generators create the contract and cannot depend on its generated code.",
    ]);
  });

  it('reports a relative import that leaves its project', () => {
    workspace.write('packages/client/src/inner/deep.ts', "import { a } from '../../../contract/src/index.ts';\n");
    workspace.write('packages/client/test/inside.ts', "import '../src/index.ts';\n");

    expect(workspace.violations()).toEqual([
      "packages/client/src/inner/deep.ts:1 imports '../../../contract/src/index.ts': relative imports must stay inside packages/client; use the package name of the other project.",
    ]);
  });

  it('allows testing in devDependencies only', () => {
    workspace.write('packages/client/vitest.config.ts', "export * from '@worklane/testing/vitest';\n");
    workspace.declare('packages/webhooks', 'layer:kit', ['contract', 'testing']);

    expect(workspace.violations()).toEqual([
      'packages/webhooks/package.json depends on @worklane/testing: testing belongs in devDependencies.',
    ]);
  });

  it('reports a project without a layer', () => {
    workspace.declare('packages/client', undefined, ['contract']);

    expect(workspace.violations()).toEqual([
      'packages/client/package.json has no layer: add a tag such as "layer:kit" to nx.tags.',
    ]);
  });

  it('reports a file that cannot be parsed', () => {
    workspace.write('packages/client/src/broken.ts', 'const = 1;\n');

    expect(workspace.violations()).toEqual([
      expect.stringContaining('packages/client/src/broken.ts cannot be parsed: '),
    ]);
  });
});

describe('the order of folders inside a project', () => {
  it('allows a folder to import itself and every folder below it', () => {
    workspace.write('packages/platform/src/main.ts', "import './webhooks/delivery/claim.ts';\n");
    workspace.write(
      'packages/platform/src/webhooks/delivery/claim.ts',
      "import './due/poll.ts';\nimport '../../config/settings.ts';\n",
    );
    workspace.write('packages/platform/src/webhooks/delivery/due/poll.ts', "import '../../endpoints/url.ts';\n");
    workspace.write(
      'packages/platform/src/records/list.ts',
      "import '../outbox/record.ts';\nimport '../http/cursor.ts';\n",
    );
    workspace.write('packages/platform/src/http/shutdown.ts', "import '../observability/logger.ts';\n");
    workspace.write('packages/platform/src/identity/members.test.ts', "import '../main.ts';\n");

    expect(workspace.violations()).toEqual([]);
  });

  it('reports imports of folders that are not below', () => {
    workspace.write('packages/platform/src/outbox/record.ts', "import type { A } from '../records/record.ts';\n");
    workspace.write('packages/platform/src/records/list.ts', "import '../events/feed.ts';\n");
    workspace.write('packages/platform/src/database/open.ts', "import '../compose.ts';\n");
    workspace.write('packages/platform/src/webhooks/transport/send.ts', "import '../attempts/log.ts';\n");

    expect(workspace.violations()).toEqual([
      "packages/platform/src/database/open.ts:1 imports '../compose.ts': database must not import the root folder.",
      "packages/platform/src/outbox/record.ts:1 imports '../records/record.ts': outbox must not import records.",
      "packages/platform/src/records/list.ts:1 imports '../events/feed.ts': records must not import events.",
      "packages/platform/src/webhooks/transport/send.ts:1 imports '../attempts/log.ts': webhooks/transport must not import webhooks/attempts.",
    ]);
  });

  it('reports an import of the command line that runs back up', () => {
    workspace.declare('packages/cli', 'layer:product', []);
    workspace.write('packages/cli/src/csv/read.ts', "import '../errors.ts';\nimport '../import/import-file.ts';\n");

    expect(workspace.violations()).toEqual([
      "packages/cli/src/csv/read.ts:2 imports '../import/import-file.ts': csv must not import import.",
    ]);
  });

  it('reports folders that import each other', () => {
    workspace.declare('packages/runtime', 'layer:runtime', []);
    workspace.write('packages/runtime/src/requests/read.ts', "import '../routes/router.ts';\n");
    workspace.write('packages/runtime/src/routes/router.ts', "import '../answers/write.ts';\n");
    workspace.write('packages/runtime/src/answers/write.ts', "import '../requests/read.ts';\n");

    expect(workspace.violations()).toEqual([
      'packages/runtime/src has folders that import each other: answers, requests, routes.',
    ]);
  });

  it('reports generated code imported by the OpenAPI reader', () => {
    workspace.write('packages/contract/src/openapi/openapi-reader.ts', "import '../generated/types.ts';\n");

    expect(workspace.violations()).toEqual([
      "packages/contract/src/openapi/openapi-reader.ts:1 imports '../generated/types.ts': openapi must not import generated.",
    ]);
  });

  it('reports a folder that the table does not list, once', () => {
    workspace.write('packages/platform/src/oauth/handlers.ts', '');
    workspace.write('packages/platform/src/oauth/page.ts', '');

    expect(workspace.violations()).toEqual(['packages/platform/src/oauth is not listed in the folder order.']);
  });
});
