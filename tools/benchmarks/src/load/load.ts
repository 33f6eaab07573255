import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type PreparedRequest, prepare, type Request, type Target } from './request.ts';
import { wrkScript } from './wrk-script.ts';

export type { Organization, Request, Target } from './request.ts';

const run = promisify(execFile);

const defaultConnections = 50;

/** The range of IDs, or the largest of a range from 1. */
type Ids = number | { readonly from: number; readonly to: number };

type Extent = ({ readonly seconds: number } | { readonly amount: number }) & { readonly connections?: number };

/** What the generator in another process is told. */
export interface GeneratorOptions {
  readonly prepared: PreparedRequest;
  readonly connections: number;
  readonly extent: Extent;
  readonly from: number;
  readonly to: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  readonly errors: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** wrk costs a fifth of what a generator in JavaScript does. */
const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

export const generatorName = hasWrk ? 'wrk' : 'undici in another process';

/**
 * Returns the requests per second of a target under 50 connections.
 * @throws Error for error responses.
 */
export async function requestsPerSecond(target: Target, request: Request, seconds: number, ids: Ids): Promise<number> {
  const result = await sendRequests(target, request, { seconds }, ids);
  return result.requests / result.seconds;
}

/**
 * Sends requests from another process, for some seconds or a number of them, on 50 connections or the given number.
 * @throws Error for error responses.
 */
export async function sendRequests(target: Target, request: Request, extent: Extent, ids: Ids): Promise<LoadResult> {
  const { from, to } = typeof ids === 'number' ? { from: 1, to: ids } : ids;
  const prepared = prepare(target, request);
  const { connections = defaultConnections } = extent;
  const result =
    hasWrk && 'seconds' in extent
      ? await runWrk(prepared, extent.seconds, connections, from, to)
      : await runGenerator({ prepared, connections, extent, from, to });
  if (result.errors > 0) throw new Error(`${request.method} ${request.path}: ${result.errors} errors`);
  return result;
}

async function runWrk(
  prepared: PreparedRequest,
  seconds: number,
  connections: number,
  from: number,
  to: number,
): Promise<LoadResult> {
  return withFile(wrkScript(prepared, from, to), async (script) => {
    const { stdout } = await run('wrk', [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '-T30s',
      '-s',
      script,
      prepared.url,
    ]);
    return lastLine(stdout);
  });
}

const runGenerator = (options: GeneratorOptions): Promise<LoadResult> =>
  withFile(JSON.stringify(options), async (file) => {
    const program = fileURLToPath(new URL('generator.ts', import.meta.url));
    const { stdout } = await run(process.execPath, [program, file]);
    return lastLine(stdout);
  });

/** Calls a function with a temporary file. An argument of a program cannot be as long as the tokens of many organizations. */
async function withFile<Result>(text: string, use: (file: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-load-'));
  try {
    const file = join(folder, 'load');
    await writeFile(file, text);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const lastLine = (output: string): LoadResult => JSON.parse(output.trim().split('\n').at(-1) ?? '') as LoadResult;
