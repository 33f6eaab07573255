export interface WriteBatchOptions<Row> {
  write: (rows: readonly Row[]) => Promise<unknown>;
  /** Called when a write fails; it is not retried. */
  onError: (error: unknown) => void;
}

/** Rows are collected for this long and written together. */
const flushMilliseconds = 1000;

/** Collects rows and writes them together, so that requests do not wait for the write. Of a key, the last row counts. */
export class WriteBatch<Row> {
  readonly #options: WriteBatchOptions<Row>;
  #pending = new Map<string, Row>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(options: WriteBatchOptions<Row>) {
    this.#options = options;
  }

  add(key: string, row: Row): void {
    this.#pending.set(key, row);
    this.#timer ??= setTimeout(() => this.#flush(), flushMilliseconds).unref();
  }

  /** Writes all pending rows. */
  async close(): Promise<void> {
    this.#flush();
    await this.#writing;
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#pending.size === 0) return;
    const rows = [...this.#pending.values()];
    this.#pending = new Map();
    const { write, onError } = this.#options;
    this.#writing = this.#writing.then(() => write(rows)).catch(onError);
  }
}
