import { setTimeout } from 'node:timers/promises';
import type { AcknowledgedChanges, Acknowledgement } from './acknowledged-changes.ts';
import { type ApiClient, type ApiRequest, type ApiResponse, isDefinite } from './api-client.ts';
import { organizationId } from './environment.ts';

export interface WriterOptions {
  api: ApiClient;
  changes: AcknowledgedChanges;
  /** Distinguishes this writer from all others. */
  name: string;
  /** The node that it writes to while that responds; without one, each write goes to the next. */
  node: number | undefined;
  /** Ends it within a write. */
  ending: AbortSignal;
  /** Called with each response that contradicts what was acknowledged. */
  onViolation: (violation: string) => void;
}

interface Kept {
  kind: string;
  collection: string;
  id: number;
  version: number;
}

/** Milliseconds between two writes, and between two attempts of one that failed. */
const pause = 15;
const retryPause = 100;

const keptRecords = 20;

const kinds = [
  { kind: 'project', collection: 'projects', field: 'name' },
  { kind: 'task', collection: 'tasks', field: 'title' },
  { kind: 'ticket', collection: 'tickets', field: 'subject' },
  { kind: 'quote', collection: 'quotes', field: 'title' },
] as const;

/**
 * Writes records that no other writer changes. A write without a definite response is repeated until there is one: with
 * the same idempotency key or `If-Match`, it cannot happen twice, not even when a paused node commits it later.
 */
export class Writer {
  readonly #options: WriterOptions;
  #running: Promise<void> | undefined;
  #stopping = false;
  #next = 0;
  #count = 0;
  /** Records that exist, which are updated long after they were created. */
  readonly #kept: Kept[] = [];

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  /** Writes until it is stopped; does nothing if it is running. */
  start(): void {
    this.#stopping = false;
    this.#running ??= this.#write();
  }

  /** Finishes the write in progress. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#running;
    this.#running = undefined;
  }

  async #write(): Promise<void> {
    for (let turn = 0; !this.#stopping; turn++) {
      const project = await this.#create(kinds[0]);
      for (const [index, kind] of kinds.slice(1).entries()) {
        if (this.#stopping) return;
        const record = await this.#create(kind, kind.kind === 'task' ? { project_id: project?.id } : {});
        if (record) await this.#update(record);
        if (record && (turn + index) % 2 === 0) await this.#delete(record);
      }
      if (project) this.#kept.push(project);
      if (this.#kept.length > keptRecords) this.#kept.shift();
      const old = this.#kept[this.#count % this.#kept.length];
      if (old) await this.#update(old);
    }
  }

  async #create({ kind, collection, field }: (typeof kinds)[number], fields = {}): Promise<Kept | undefined> {
    const { changes, name, onViolation } = this.#options;
    const key = `${name}-${++this.#count}`;
    const request = {
      method: 'POST',
      body: { [field]: key, custom_fields: { marker: key }, ...fields },
      headers: { 'idempotency-key': key },
    };
    const path = `/api/v1/${organizationId}/${collection}`;
    const { response } = await this.#repeat(path, request);
    if (response?.status !== 201) return void this.#report(`POST ${path}`, response);
    const { id, version } = response.body as Kept;
    changes.add({ action: 'created', kind, id, version, key }, key);
    // A key that was acknowledged creates nothing when it comes again.
    if (this.#count % 5 === 0) {
      const again = await this.#repeat(path, request);
      if (again.response?.body?.id !== id) onViolation(`the idempotency key ${key} of ${kind} ${id} is lost`);
    }
    return { kind, collection, id, version };
  }

  async #update(record: Kept): Promise<void> {
    const marker = `${this.#options.name}-${++this.#count}`;
    const headers = { 'if-match': `"${record.version}"` };
    const { response, path, repeated } = await this.#repeatFor(record, {
      method: 'PATCH',
      body: { custom_fields: { marker } },
      headers,
    });
    let status = response?.status;
    if (status === 412 && repeated) {
      const { response: found } = await this.#repeatFor(record, {});
      if (found?.body?.version === record.version + 1 && found.body.custom_fields.marker === marker) status = 200;
    }
    if (status !== 200) return this.#report(`PATCH ${path}`, response);
    record.version++;
    this.#acknowledge('updated', record, marker);
  }

  async #delete(record: Kept): Promise<void> {
    const { response, path, repeated } = await this.#repeatFor(record, { method: 'DELETE' });
    const isDeleted = response?.status === 204 || (response?.status === 404 && repeated);
    if (isDeleted) this.#acknowledge('deleted', { ...record, version: record.version + 1 });
    else this.#report(`DELETE ${path}`, response);
  }

  #acknowledge(action: Acknowledgement['action'], { kind, id, version }: Kept, marker?: string): void {
    this.#options.changes.add({ action, kind, id, version }, marker);
  }

  async #repeatFor({ collection, id }: Kept, request: ApiRequest) {
    const path = `/api/v1/${organizationId}/${collection}/${id}`;
    return { path, ...(await this.#repeat(path, request)) };
  }

  /** Sends a request to one node after the other until a response is definite. */
  async #repeat(path: string, request: ApiRequest): Promise<{ response: ApiResponse; repeated: boolean }> {
    const { api, node, ending } = this.#options;
    for (let attempt = 1; ; attempt++) {
      await setTimeout(attempt === 1 ? pause : retryPause);
      if (ending.aborted) await new Promise(() => undefined);
      const own = attempt === 1 ? node : undefined;
      const response = await api.request(own ?? this.#next++ % api.origins.length, path, request);
      if (isDefinite(response)) return { response, repeated: attempt > 1 };
    }
  }

  #report(what: string, response: ApiResponse | undefined): void {
    this.#options.onViolation(`${what}: ${response?.status} ${JSON.stringify(response?.body)}`);
  }
}
