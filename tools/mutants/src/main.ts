import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { OutOfDate } from './apply-edits.ts';
import { GateFailsAlready, judge } from './judge.ts';
import { areas } from './mutants/index.ts';
import { readOptions, select, usage } from './options.ts';
import { exitCodeOf, jsonOf, lineOf, summaryOf } from './report.ts';
import { requireFitting } from './require-fitting.ts';
import { DidNotEnd } from './run-command.ts';
import { WorkspaceCopy } from './workspace-copy.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** @returns the exit code */
async function run(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { only, 'all-gates': allGates, check, json, help } = readOptions(args);
  const selected = select(areas, only);
  if (help || selected.length === 0) {
    console.log(
      help ? usage : `No drift has ${only.join(' or ')}. There are: ${areas.map(({ area }) => area).join(', ')}`,
    );
    return help ? 0 : 2;
  }
  await requireFitting(selected, (file) => readFile(root + file, 'utf8'));
  if (check) return 0;

  using workspace = await WorkspaceCopy.of(root, signal);
  console.log(`In ${workspace.root}, first without any drift:`);
  const verdicts = await judge({
    workspace,
    areas: selected,
    allGates,
    onGate: ({ name }) => console.log(`  ${name}`),
    onVerdict: (verdict) => console.log(lineOf(verdict)),
  });
  console.log(summaryOf(verdicts));
  if (json !== undefined) await writeFile(json, jsonOf(verdicts));
  return exitCodeOf(verdicts);
}

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());

try {
  process.exitCode = await run(process.argv.slice(2), interruption.signal);
} catch (error) {
  process.exitCode = 2;
  const isExpected = [OutOfDate, GateFailsAlready, DidNotEnd].some((kind) => error instanceof kind);
  if (isExpected) console.error((error as Error).message);
  else if (interruption.signal.aborted) console.error('Interrupted.');
  else throw error;
}
