import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordFile } from './builds/record-file.ts';
import { outsideOfHooks } from './workspace-copy.ts';

// Not by URL, which is another class where tests have a DOM.
const workspace = join(import.meta.dirname, '../../..');
const printHash = join(import.meta.dirname, 'builds/print-hash.ts');

/** The projects whose built files tests use, by name. */
const folders = { '@worklane/dashboard': 'packages/dashboard', '@worklane/docs': 'packages/docs' } as const;

export type BuiltProject = keyof typeof folders;

const current = new Set<BuiltProject>();

/**
 * Checks once in a process that the built files of a project are those of its sources, which a test of old files would not say.
 * @throws Error that names the command to run
 */
export function expectCurrentBuild(project: BuiltProject): void {
  if (current.has(project)) return;
  const built = recordedHash(project);
  if (built === undefined || built !== hashNow(project)) {
    const state = built === undefined ? 'not built' : 'older than its sources';
    throw new Error(`The dist folder of ${project} is ${state}. Run: npx nx build ${project}`);
  }
  current.add(project);
}

function recordedHash(project: BuiltProject): string | undefined {
  try {
    return readFileSync(recordFile(`${workspace}/${folders[project]}`), 'utf8');
  } catch {
    return undefined;
  }
}

const hashNow = (project: BuiltProject): string =>
  execFileSync(process.execPath, [printHash, project], {
    cwd: workspace,
    env: { ...outsideOfHooks(process.env), NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' },
    encoding: 'utf8',
  }).trim();
