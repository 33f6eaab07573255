import { execFile, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { UsageError } from '@worklane/contract/command-line';
import { print, printError } from '@worklane/contract/terminal';
import { contract } from '../contract/document.ts';
import { integerOption, parseOptions, requireUrl } from '../options.ts';
import { startReceiver } from '../receiver/receiver.ts';
import { readCredentials } from '../target/credentials.ts';
import { serverBaseline } from './baseline.ts';
import { reportOf, type ScoreSummary, scoreTable, summaryOf, summaryText } from './report.ts';
import { type ScoredViolation, type ScoreOptions, type Selection, score } from './score.ts';

export const scoreUsage = `Breaks each statement of the contract, one at a time, and lists the violations that the suite does not notice.

  worklane-conformance score [options]
  worklane-conformance score --base-url URL --credentials FILE --sample N [options]

  --operation NAMES   only statements about these operations, separated by commas
  --kind NAMES        only statements of these kinds: response, header, parameter, keyword, field, required, value,
                      extension, security, convention, event, delivery
  --changed DOCUMENT  only statements that differ from those of an earlier openapi.json: a file, or a revision of Git
  --sample N          only N of the violations, chosen by --seed (default: 1), if possible of each way to break a statement
  --base-url URL      puts the violations in front of a server, instead of into a mock in this process
  --credentials FILE  those of the suite
  --json FILE         write the verdicts as JSON
  --summary FILE      write what is proved about each operation, and by which case, as JSON; keeps other operations`;

type Values = Partial<Record<string, string>>;

/**
 * Scores the suite and prints the result. @returns the exit code: 0 if it notices every violation
 * @throws UsageError
 */
export async function scoreCommand(args: readonly string[]): Promise<number> {
  const server = ['base-url', 'credentials'] as const;
  const texts = [...server, 'operation', 'kind', 'changed', 'sample', 'seed', 'shard', 'json', 'summary'] as const;
  const values = parseOptions(args, { texts });
  const { kind, changed, sample, json, summary, credentials, shard, 'base-url': baseUrl } = values;
  if (baseUrl !== undefined) requireUrl('--base-url', baseUrl);
  if ((baseUrl === undefined) !== (credentials === undefined))
    throw new UsageError('--base-url requires --credentials.');
  if (summary !== undefined && (kind ?? sample ?? changed) !== undefined) {
    throw new UsageError('--summary needs all violations of an operation.');
  }
  // Each process first runs every case, which takes as long as judging a few thousand violations.
  const isHere = (shard ?? baseUrl ?? changed ?? sample) !== undefined;
  const selected = await selectionOf(values);
  const verdicts = isHere ? await scoreHere(selected, values) : await scoreInParallel(args);
  if (shard !== undefined) return 0;
  const report = reportOf(verdicts);
  print(scoreTable(report));
  if (json) await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
  if (summary) await writeSummary(summary, verdicts);
  return report.survivors > 0 ? 1 : 0;
}

async function selectionOf({ operation, kind, changed, sample, seed, shard }: Values): Promise<Selection> {
  const [index = 1, count = 1] = shard?.split('/').map((text) => integerOption('--shard', text)) ?? [];
  const numbers = { sample: integerOption('--sample', sample), seed: integerOption('--seed', seed) };
  return {
    ...(operation !== undefined && { operations: operation.split(',') }),
    ...(kind !== undefined && { kinds: kind.split(',') }),
    ...(changed !== undefined && { since: await earlierDocument(changed) }),
    ...(numbers.sample !== undefined && { sample: numbers.sample }),
    ...(numbers.seed !== undefined && { seed: numbers.seed }),
    ...(shard !== undefined && { shard: { index, count } }),
  };
}

/** Sends the verdicts to the parent process, if there is one. */
async function scoreHere(selection: Selection, { 'base-url': baseUrl, credentials: file = '' }: Values) {
  const options: ScoreOptions = {
    ...selection,
    onVerdict: (verdict) => process.send?.(verdict),
    onFailing: (cases) => printError(`Left out, because they fail without a violation:\n  ${cases.join('\n  ')}`),
  };
  if (baseUrl === undefined) return score(contract, options);
  const { receiver, close } = await startReceiver();
  const credentials = readCredentials(await readFile(file, 'utf8'));
  return score(contract, { ...options, baseline: serverBaseline({ baseUrl, credentials, receiver }) }).finally(close);
}

/** Runs a process for each processor. @throws Error if one fails */
async function scoreInParallel(args: readonly string[]): Promise<ScoredViolation[]> {
  const count = availableParallelism();
  const verdicts: ScoredViolation[] = [];
  const onVerdict = (verdict: ScoredViolation) => {
    verdicts.push(verdict);
    if (verdicts.length % 1000 === 0) printError(`${verdicts.length} violations applied`);
  };
  const shards = Array.from({ length: count }, (_, index) => runShard(`${index + 1}/${count}`, args, onVerdict));
  await Promise.all(shards);
  return verdicts.toSorted((a, b) => (a.violation < b.violation ? -1 : 1));
}

async function runShard(shard: string, args: readonly string[], onVerdict: (verdict: ScoredViolation) => void) {
  const child = fork(process.argv[1] ?? '', ['score', ...args, '--shard', shard]);
  let last = 'its start';
  const silence = setTimeout(() => child.kill('SIGKILL'), maxSilence);
  child.on('message', (verdict: ScoredViolation) => {
    silence.refresh();
    last = verdict.violation;
    onVerdict(verdict);
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearTimeout(silence);
  if (code !== 0) throw new Error(`The shard ${shard} ended with ${code} in the violation after ${last}.`);
}

/** Milliseconds after which a shard without a verdict hangs: first it runs all cases, which takes minutes on a busy machine. */
const maxSilence = 600_000;

async function writeSummary(file: string, verdicts: readonly ScoredViolation[]): Promise<void> {
  const before: ScoreSummary = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  await writeFile(file, summaryText({ ...before, ...summaryOf(contract, verdicts) }));
}

/** Reads a file, or the document in a revision of Git. @throws UsageError */
async function earlierDocument(name: string): Promise<object> {
  try {
    return JSON.parse(existsSync(name) ? await readFile(name, 'utf8') : await committed(name));
  } catch (error) {
    throw new UsageError(`--changed ${name} is neither a document nor a revision: ${(error as Error).message}`);
  }
}

const committed = async (revision: string) =>
  (
    await promisify(execFile)('git', ['show', `${revision}:packages/contract/src/generated/openapi.json`], {
      maxBuffer: 1e9,
    })
  ).stdout;
