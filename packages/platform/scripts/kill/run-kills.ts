import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Engine } from '@worklane/testing/tier';
import { openDatabase } from './database.ts';
import { findViolations } from './violations.ts';
import type { Line, WriterOutput } from './writer-output.ts';

/** The task of a writer, which it gets as JSON. */
export interface WriterTask {
  url?: string;
  folder?: string;
  organizationId: number;
  /** The organizations whose state it prints first, with the positions of their readers in the event feed. */
  check: { organizationId: number; cursor?: string | undefined }[];
}

export interface KillOptions {
  engine: Engine;
  times: number;
  /** How a process ends; SIGKILL by default. */
  cut?: Cut;
  /** Called with the number of kills so far. */
  onKill?: (kills: number) => void;
}

export interface KillResult {
  kills: number;
  /** How many of them were before the writer had opened the database. */
  duringStart: number;
  acknowledged: number;
  /** Events in the database, acknowledged or not. */
  events: number;
  violations: string[];
}

/** A signal that makes a process do something before it ends itself with SIGKILL. */
export interface Cut {
  signal: NodeJS.Signals;
  /** The module that handles the signal; loaded first. */
  module: string;
  environment: (folder: string) => Record<string, string>;
}

/** The maximum milliseconds for which a writer writes or starts before it is killed. */
const maxWritingTime = 600;
const maxStartTime = 1500;
/** Every fifth kill is during the start of the writer. */
const startKillInterval = 5;

/** Runs rounds that each write in their own organization and check the organizations of earlier rounds. */
export async function runKills({ engine, times, cut, onKill }: KillOptions): Promise<KillResult> {
  const database = await openDatabase(engine);
  const result: KillResult = { kills: 0, duringStart: 0, acknowledged: 0, events: 0, violations: [] };
  const unchecked = new Map<number, WriterOutput>();
  try {
    for (let round = 1; round <= times + 1; round++) {
      const isLast = round > times;
      const duringStart = !isLast && round % startKillInterval === 0;
      const check = [...unchecked].map(([organizationId, { cursor }]) => ({ organizationId, cursor }));
      const task = { ...database.target, organizationId: round, check };
      const written = await writeUntilKilled(task, isLast ? onceChecked : chooseKill(duringStart), cut);
      for (const state of written.states ?? []) {
        const own = unchecked.get(state.organizationId);
        result.acknowledged += own?.acknowledged.length ?? 0;
        result.events += state.events.length;
        if (own) result.violations.push(...findViolations(state, own));
        unchecked.delete(state.organizationId);
      }
      if (written.states === undefined) {
        if (isLast || !duringStart) throw new Error(`The database did not open again:\n${written.errors}`);
        result.duringStart++;
      }
      if (isLast) continue;
      unchecked.set(round, written);
      result.kills++;
      onKill?.(result.kills);
    }
  } finally {
    await database.remove();
  }
  return result;
}

/** When a writer is killed. */
interface Kill {
  after: 'start' | 'check' | 'first write';
  milliseconds: number;
}

const onceChecked: Kill = { after: 'check', milliseconds: 0 };

const chooseKill = (duringStart: boolean): Kill =>
  duringStart
    ? { after: 'start', milliseconds: Math.random() * maxStartTime }
    : { after: 'first write', milliseconds: Math.random() * maxWritingTime };

async function writeUntilKilled(task: WriterTask, { after, milliseconds }: Kill, cut?: Cut): Promise<WriterOutput> {
  const script = fileURLToPath(new URL('./writer.ts', import.meta.url));
  const preload = cut ? ['--import', cut.module] : [];
  const parameters = ['--conditions=@worklane/source', ...preload, script, JSON.stringify(task)];
  const writer = spawn(process.execPath, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...cut?.environment(task.folder ?? '') },
  });
  const written: WriterOutput = { states: undefined, acknowledged: [], read: [], cursor: undefined, errors: '' };
  const reached = (point: Kill['after']) => {
    if (point === after) setTimeout(() => writer.kill(cut?.signal ?? 'SIGKILL'), milliseconds);
  };
  writer.stderr.on('data', (chunk) => {
    written.errors += chunk;
  });
  const ended = once(writer, 'close');
  reached('start');
  for await (const text of createInterface({ input: writer.stdout })) {
    const line = parse(text);
    if (!line) continue;
    if ('acknowledged' in line) {
      if (written.acknowledged.length === 0) reached('first write');
      written.acknowledged.push(line.acknowledged);
    } else if ('read' in line) {
      written.read.push(...line.read.ids);
      written.cursor = line.read.cursor;
    } else {
      written.states = line.states;
      reached('check');
    }
  }
  const [, signal] = await ended;
  // Another signal ends a process that does not handle it yet.
  if (signal !== 'SIGKILL' && signal !== cut?.signal)
    throw new Error(`The writer ended before it was killed:\n${written.errors}`);
  return written;
}

/** Returns undefined for a line that the kill has cut off. */
function parse(text: string): Line | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
