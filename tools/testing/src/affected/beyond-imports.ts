import { globSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** Tests that read files or start programs instead of importing them: [changed files, tests that can fail]. */
export const dependencies: readonly (readonly [changed: string, tests: string])[] = [
  // Specifications, and what is generated from them
  ['specs/**', 'tools/{contract-diff,dev,generators,nx-contract,nx-generators,spec-rules}/**/!(*.nightly).test.ts'],
  ['specs/**', 'tools/asyncapi/**/*.test.ts'],
  ['specs/**', 'packages/{contract,docs}/**/*.test.ts'],
  ['specs/**', 'packages/e2e/{foreign-tools/test/{,mcp},test/{conformance,examples,flows,new-resource}}/*.test.ts'],
  ['tools/{generators,nx-generators,spec-rules}/**', 'packages/e2e/test/new-resource/*.test.ts'],
  ['tools/{generators,spec-rules}/src/**', 'tools/generators/test/*.test.ts'],
  // Prose
  ['**/*.md', 'packages/docs/**/*.test.ts'],
  ['**/README.md', '{packages,tools}/**/{readme,settings,installation}*.test.ts'],
  ['packages/*/README.md', 'packages/e2e/test/packed/npm.nightly.test.ts'],
  ['packages/docs/pages/**', 'packages/e2e/test/{guides,client}/*.slow.test.ts'],
  ['packages/docs/pages/self-hosting.md', 'packages/e2e/test/guides/*.test.ts'],
  // The service
  ['packages/platform/src/**', 'packages/platform/test/database/{plans,growing-partitions}.test.ts'],
  ['packages/platform/src/**', 'packages/platform/test/upgrades/*.test.ts'],
  ['packages/platform/src/**', 'packages/platform/test/**/*.slow.test.ts'],
  ['packages/platform/src/**', 'packages/e2e/test/conformance/platform-*.test.ts'],
  [
    'packages/platform/src/{database,outbox,webhooks}/**',
    '{packages/platform/test/outages,tools/resilience/test}/*.nightly.test.ts',
  ],
  ['packages/{platform/scripts,cli/src/{import,listen}}/**', 'tools/resilience/test/*.nightly.test.ts'],
  ['packages/platform/{Dockerfile,compose*,scripts/image/**}', 'packages/e2e/test/container/*.test.ts'],
  ['packages/{platform,dashboard,runtime,model,mock,cli}/src/**', 'packages/e2e/**/*.slow.test.ts'],
  // Builds
  ['packages/docs/{site,src}/**', '{packages/docs,packages/e2e/test/docs}/**/*.test.ts'],
  ['**/{package,package-lock,nx}.json', 'tools/{release,nx-contract}/**/*.test.ts'],
  ['packages/**/package.json', 'packages/e2e/{foreign-tools,test/{packed,container}}/**/*.test.ts'],
  ['package-lock.json', 'packages/e2e/test/container/*.test.ts'],
  ['.{changeset,github}/**', 'tools/release/**/*.test.ts'],
];

/** Returns the tests that imports do not connect with changed files. Paths are from the root of the repository. */
export const testsBeyondImports = (changed: readonly string[]): string[] =>
  dependencies
    .filter(([pattern]) => changed.some((file) => matchesGlob(file, pattern)))
    .flatMap(([, tests]) => globSync(tests, { cwd: root, exclude: ['**/node_modules/**'] }));
