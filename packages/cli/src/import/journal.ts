import { AppendLog } from './append-log.ts';
import { type JournalState, startedLine, writeJournal } from './journal-file.ts';

/**
 * Records on disk which rows have been imported, and which requests have been sent, so that another run continues after a
 * kill or a power cut.
 */
export class Journal {
  readonly #path: string;
  readonly #state: JournalState;
  readonly #log: AppendLog;
  readonly #client: string;
  readonly #now: () => number;

  private constructor(path: string, state: JournalState, log: AppendLog, client: string, now: () => number) {
    this.#path = path;
    this.#state = state;
    this.#log = log;
    this.#client = client;
    this.#now = now;
  }

  /** Opens a journal, and creates it unless it exists. @param client who sends the requests of this run */
  static async open(path: string, state: JournalState, client: string, now: () => number): Promise<Journal> {
    await writeJournal(path, state);
    const log = await AppendLog.open(path);
    await log.append(`client ${client}`);
    return new Journal(path, state, log, client, now);
  }

  isDone(row: number): boolean {
    return this.#state.done.has(row);
  }

  /**
   * Returns what is known about an earlier request of a row. It is in doubt when the service has forgotten its idempotency
   * key, or has never known it: sending it again could create a second record.
   */
  earlierRequest(row: number): 'none' | 'repeatable' | 'in doubt' {
    const started = this.#state.started.get(row);
    if (!started) return 'none';
    return started.client === this.#client && this.#now() - started.at < keyLifetime ? 'repeatable' : 'in doubt';
  }

  /** Resolves when the disk has the start of the request. */
  async start(row: number): Promise<void> {
    if (this.#state.started.has(row)) return;
    const at = this.#now();
    this.#state.started.set(row, { at, client: this.#client });
    await this.#log.append(startedLine(row, at));
  }

  /** Records that a record was created. */
  async finish(row: number): Promise<void> {
    this.#state.started.delete(row);
    this.#state.done.add(row);
    await this.#log.append(`done ${row}`);
  }

  /** Records that no request of a row has created a record. */
  async release(row: number): Promise<void> {
    this.#state.started.delete(row);
    await this.#log.append(`released ${row}`);
  }

  /** Records that the end of the file has been reached. */
  async complete(): Promise<void> {
    this.#state.completedAt = this.#now();
    await this.#log.close();
    await writeJournal(this.#path, this.#state);
  }

  close(): Promise<void> {
    return this.#log.close();
  }
}

/** The service keeps keys for 24 hours. A request can wait for the rate limit for some minutes after this check. */
const keyLifetime = 23 * 3_600_000;
