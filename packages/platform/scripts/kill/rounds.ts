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
  /** The organizations whose state it tells first. */
  check: number[];
}

export interface KillOptions {
  engine: Engine;
  times: number;
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

/** The longest that a writer may write, and start, in milliseconds. */
const longestWriting = 600;
const longestStart = 1500;
/** One of so many kills comes while the writer starts. */
const startShare = 5;

/** Each round writes in an organization of its own and checks those that no round before could. */
export async function killRounds({ engine, times, onKill }: KillOptions): Promise<KillResult> {
  const database = await openDatabase(engine);
  const result: KillResult = { kills: 0, duringStart: 0, acknowledged: 0, events: 0, flaws: [] };
  const acknowledged = new Map<number, Acknowledgement[]>();
  try {
    for (let round = 1; round <= times + 1; round++) {
      const isLast = round > times;
      const duringStart = !isLast && round % startShare === 0;
      const task = { ...database.target, organizationId: round, check: [...acknowledged.keys()] };
      const written = await writeUntilKilled(task, isLast ? atOnceWhenItHasTold : killOf(duringStart));
      for (const state of written.states ?? []) {
        const own = acknowledged.get(state.organizationId) ?? [];
        result.acknowledged += own.length;
        result.events += state.events.length;
        result.flaws.push(...flawsOf(state, own));
        acknowledged.delete(state.organizationId);
      }
      if (written.states === undefined) {
        if (isLast || !duringStart) throw new Error(`The database did not open again:\n${written.errors}`);
        result.duringStart++;
      }
      if (isLast) continue;
      acknowledged.set(round, written.acknowledged);
      result.kills++;
      onKill?.(result.kills);
    }
  } finally {
    await database.remove();
  }
  return result;
}

interface Written {
  /** Undefined when it was killed before it could tell. */
  states: State[] | undefined;
  acknowledged: Acknowledgement[];
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

async function writeUntilKilled(task: WriterTask, { after, milliseconds }: Kill): Promise<Written> {
  const script = fileURLToPath(new URL('./writer.ts', import.meta.url));
  const writer = spawn(process.execPath, ['--conditions=@worklane/source', script, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: Written = { states: undefined, acknowledged: [], errors: '' };
  const happened = (what: Kill['after']) => {
    if (what === after) setTimeout(() => writer.kill('SIGKILL'), milliseconds);
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
    } else {
      written.states = line.states;
      happened('telling');
    }
  }
  const [, signal] = await ended;
  if (signal !== 'SIGKILL') throw new Error(`The writer ended before it was killed:\n${written.errors}`);
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
