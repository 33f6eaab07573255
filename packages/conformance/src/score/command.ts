import { execFile, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { UsageError } from '@worklane/contract/command-line';
import { print, printError } from '@worklane/contract/terminal';
import { contract } from '../contract/document.ts';
import { startReceiver } from '../receiver/listen.ts';
import { readCredentials } from '../target/credentials.ts';
import { serverBaseline } from './baseline.ts';
import { type CommandLine, readCommandLine, usage } from './command-line.ts';
import { reportOf, scoreTable } from './report.ts';
import { type ScoredViolation, type ScoreOptions, score } from './score.ts';
import { type ScoreSummary, summaryOf, summaryText } from './summary.ts';

/**
 * Scores the suite and prints the result. @returns the exit code: 0 if it notices every violation
 * @throws UsageError
 */
export async function scoreCommand(args: readonly string[]): Promise<number> {
  const line = readCommandLine(args);
  if (line === 'help') {
    print(usage);
    return 0;
  }
  const isShort = line.changed !== undefined;
  const verdicts = line.shard || line.server || isShort ? await scoreHere(line) : await scoreInParallel(args);
  if (line.shard) return 0;
  const report = reportOf(verdicts);
  print(scoreTable(report));
  if (line.json) await writeFile(line.json, `${JSON.stringify(report, null, 2)}\n`);
  if (line.summary) await writeSummary(line.summary, verdicts);
  return report.survivors > 0 ? 1 : 0;
}

/** Sends the verdicts to the parent process, if there is one. */
async function scoreHere({ changed, server, ...selection }: CommandLine): Promise<ScoredViolation[]> {
  const since = changed === undefined ? {} : { since: await earlierDocument(changed) };
  const options: ScoreOptions = {
    ...selection,
    ...since,
    onVerdict: (verdict) => process.send?.(verdict),
    onFailing: (cases) =>
      selection.shard === undefined || selection.shard.index === 1
        ? printError(`Left out, because they fail without a violation:\n  ${cases.join('\n  ')}`)
        : undefined,
  };
  if (!server) return score(contract, options);
  const { receiver, close } = await startReceiver();
  const credentials = readCredentials(await readFile(server.credentials, 'utf8'));
  const baseline = serverBaseline({ baseUrl: server.baseUrl, credentials, receiver });
  return score(contract, { ...options, baseline }).finally(close);
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
  child.on('message', onVerdict);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The shard ${shard} ended with ${code}.`);
}

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
