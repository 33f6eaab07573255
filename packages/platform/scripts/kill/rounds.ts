import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Acknowledgement, Line, State } from './acknowledgement.ts';
import { type Engine, openDatabase } from './database.ts';
import { flawsOf } from './flaws.ts';

/** What a writer is told. */
export interface WriterTask {
  url?: string;
  folder?: string;
  organizationId: number;
  /** The organizations whose state it reports first, and where their readers had come to in the event feed. */
  check: { organizationId: number; cursor?: string | undefined }[];
}

export interface KillOptions {
  engine: Engine;
  times: number;
  /** What ends a process: without, a signal that it cannot handle. */
  cut?: Cut;
  /** Called with the number of kills so far. */
  onKill?: (kills: number) => void;
}

export interface KillResult {
  kills: number;
  /** How many of these came before the writer had opened the database. */
  duringStart: number;
  acknowledged: number;
  /** Events that are there, acknowledged or not. */
  events: number;
  flaws: string[];
}

/** Another way to end a process than SIGKILL. It ends by that signal all the same. */
export interface Cut {
  signal: NodeJS.Signals;
  /** A module that is loaded first and handles the signal. */
  module: string;
  environment: (folder: string) => Record<string, string>;
}

/** The longest that a writer may write, and start, in milliseconds. */
const longestWriting = 600;
const longestStart = 1500;
/** One of so many kills comes while the writer starts. */
const startShare = 5;

/** Each round writes in an organization of its own and checks those that no round before could. */
export async function killRounds({ engine, times, cut, onKill }: KillOptions): Promise<KillResult> {
  const database = await openDatabase(engine);
  const result: KillResult = { kills: 0, duringStart: 0, acknowledged: 0, events: 0, flaws: [] };
  const unchecked = new Map<number, Written>();
  try {
    for (let round = 1; round <= times + 1; round++) {
      const isLast = round > times;
      const duringStart = !isLast && round % startShare === 0;
      const check = [...unchecked].map(([organizationId, { cursor }]) => ({ organizationId, cursor }));
      const task = { ...database.target, organizationId: round, check };
      const written = await writeUntilKilled(task, isLast ? atOnceWhenItHasTold : killOf(duringStart), cut);
      for (const state of written.states ?? []) {
        const own = unchecked.get(state.organizationId);
        result.acknowledged += own?.acknowledged.length ?? 0;
        result.events += state.events.length;
        if (own) result.flaws.push(...flawsOf(state, own));
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

/** What a writer has reported. */
export interface Written {
  /** Undefined when it was killed before it could report. */
  states: State[] | undefined;
  acknowledged: Acknowledgement[];
  /** The events that its reader had read, and where it had come to. */
  read: string[];
  cursor: string | undefined;
  errors: string;
}

/** When a writer is killed. */
interface Kill {
  after: 'start' | 'telling' | 'first write';
  milliseconds: number;
}

const atOnceWhenItHasTold: Kill = { after: 'telling', milliseconds: 0 };

const killOf = (duringStart: boolean): Kill =>
  duringStart
    ? { after: 'start', milliseconds: Math.random() * longestStart }
    : { after: 'first write', milliseconds: Math.random() * longestWriting };

async function writeUntilKilled(task: WriterTask, { after, milliseconds }: Kill, cut?: Cut): Promise<Written> {
  const script = fileURLToPath(new URL('./writer.ts', import.meta.url));
  const preload = cut ? ['--import', cut.module] : [];
  const parameters = ['--conditions=@worklane/source', ...preload, script, JSON.stringify(task)];
  const writer = spawn(process.execPath, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...cut?.environment(task.folder ?? '') },
  });
  const written: Written = { states: undefined, acknowledged: [], read: [], cursor: undefined, errors: '' };
  const happened = (what: Kill['after']) => {
    if (what === after) setTimeout(() => writer.kill(cut?.signal ?? 'SIGKILL'), milliseconds);
  };
  writer.stderr.on('data', (chunk) => {
    written.errors += chunk;
  });
  const ended = once(writer, 'close');
  happened('start');
  for await (const text of createInterface({ input: writer.stdout })) {
    const line = parse(text);
    if (!line) continue;
    if ('acknowledged' in line) {
      if (written.acknowledged.length === 0) happened('first write');
      written.acknowledged.push(line.acknowledged);
    } else if ('read' in line) {
      written.read.push(...line.read.ids);
      written.cursor = line.read.cursor;
    } else {
      written.states = line.states;
      happened('telling');
    }
  }
  const [, signal] = await ended;
  // A signal of another kind ends a process that does not handle it yet.
  if (signal !== 'SIGKILL' && signal !== cut?.signal)
    throw new Error(`The writer ended before it was killed:\n${written.errors}`);
  return written;
}

/** Undefined for a line that the kill has cut off. */
function parse(text: string): Line | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
