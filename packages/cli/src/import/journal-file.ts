import { readFile } from 'node:fs/promises';
import writeFileAtomic from 'write-file-atomic';
import { RowSet } from './row-set.ts';

/** The first line of a journal. */
export interface JournalHeader {
  readonly format: 1;
  readonly collection: string;
  readonly organization_id: number;
  readonly mapping: string;
  /** How many times the file is imported on purpose. */
  readonly times: number;
}

/** A request that may have created a record. */
export interface StartedRequest {
  /** The Unix time of the first one in milliseconds. The service remembers its key from then on, or from later. */
  readonly at: number;
  /** The principal that sent it. Idempotency keys belong to a principal. */
  readonly client: string;
}

/** What a journal tells about the rows of a file. It has no content of records. */
export interface JournalState {
  readonly header: JournalHeader;
  readonly done: RowSet;
  /** Requests without a known result, by row. */
  readonly started: Map<number, StartedRequest>;
  /** The Unix time at which a run reached the end of the file. */
  completedAt: number | undefined;
}

export const newState = (header: JournalHeader): JournalState => ({
  header,
  done: new RowSet(),
  started: new Map(),
  completedAt: undefined,
});

/** Reads a journal, if there is one, without its last line if a kill has cut it off. */
export async function readJournal(path: string): Promise<JournalState | undefined> {
  const text = await readText(path);
  if (text === undefined) return undefined;
  const [header = '', ...lines] = text.slice(0, text.lastIndexOf('\n')).split('\n');
  const state = newState(JSON.parse(header));
  let client = '';
  for (const line of lines) {
    const [word, value = '', time] = line.split(' ');
    const [first, last] = value.split('-').map(Number) as [number, number?];
    if (word === 'client') client = value;
    else if (word === 'started' && !state.started.has(first)) state.started.set(first, { at: Number(time), client });
    else if (word === 'done') state.done.addRange(first, last ?? first);
    else if (word === 'complete') state.completedAt = first;
    if (word === 'done' || word === 'released') state.started.delete(first);
  }
  return state;
}

/** Replaces a journal by a short one with the same state. */
export async function writeJournal(path: string, { header, done, started, completedAt }: JournalState): Promise<void> {
  const lines = [
    JSON.stringify(header),
    ...done.ranges().map(([first, last]) => `done ${first}-${last}`),
    ...[...started].flatMap(([row, { at, client }]) => [`client ${client}`, startedLine(row, at)]),
    ...(completedAt === undefined ? [] : [`complete ${completedAt}`]),
  ];
  await writeFileAtomic(path, `${lines.join('\n')}\n`, { mode: 0o600 });
}

export const startedLine = (row: number, at: number): string => `started ${row} ${at}`;

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
