import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Area, OutdatedMutation, requireApplicable } from './mutation.ts';
import { areas } from './mutations/index.ts';
import { exitCodeOf, jsonOf, lineOf, summaryOf } from './report.ts';
import { CommandTimeout } from './run-command.ts';
import { FailingCheck, runMutations } from './run-mutations.ts';
import { filesIn, WorkspaceCopy } from './workspace-copy.ts';

const usage = `npm run mutations -- [options]

  --only <text>   the area with this name, or the mutations whose sentence contains this text; repeatable
  --all-checks    on a mutation that its check does not catch, run the checks of all others
  --check         run nothing: only report mutations that no longer apply
  --json <file>   write the results as JSON

Exit code: 0 every mutation is caught, 1 one survives, 2 a mutation is outdated or a check fails without any.`;

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** @returns the exit code */
async function run(signal: AbortSignal): Promise<number> {
  const { values: options } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      'all-checks': { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (options.help) {
    console.log(usage);
    return 0;
  }
  const selected = select(options.only);
  if (selected.length === 0) {
    const names = areas.map(({ area }) => area).join(', ');
    console.error(`No mutation matches ${options.only.join(' or ')}. Areas: ${names}`);
    return 2;
  }
  await requireApplicable(selected, filesIn(root));
  if (options.check) return 0;

  using workspace = await WorkspaceCopy.of(root, signal);
  console.log(`Checks without any mutation, in ${workspace.root}:`);
  const results = await runMutations({
    workspace,
    areas: selected,
    allChecks: options['all-checks'],
    onCheck: ({ name }) => console.log(`  ${name}`),
    onResult: (result) => console.log(lineOf(result)),
  });
  console.log(summaryOf(results));
  if (options.json !== undefined) await writeFile(options.json, jsonOf(results));
  return exitCodeOf(results);
}

/** Returns the named areas, and the mutations whose sentence contains one of the texts; all of them without any text. */
function select(only: readonly string[]): readonly Area[] {
  if (only.length === 0) return areas;
  const matches = ({ name }: { name: string }) => only.some((text) => name.includes(text));
  return areas
    .map(({ area, mutations }) => ({ area, mutations: only.includes(area) ? mutations : mutations.filter(matches) }))
    .filter(({ mutations }) => mutations.length > 0);
}

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());

try {
  process.exitCode = await run(interruption.signal);
} catch (error) {
  process.exitCode = 2;
  const isExpected = [OutdatedMutation, FailingCheck, CommandTimeout].some((type) => error instanceof type);
  if (isExpected) console.error((error as Error).message);
  else if (interruption.signal.aborted) console.error('Interrupted.');
  else throw error;
}
