import { setTimeout } from 'node:timers/promises';
import type { ApiClient } from './api-client.ts';
import { FeedLog } from './feed-log.ts';

/** Milliseconds between two polls, between two attempts to connect, and until a switching reader moves on. */
const pollEvery = 100;
const reconnectAfter = 200;
const switchEvery = 1500;

/** Reads `GET /api/events` from each node and across nodes, and the stream likewise. */
export class FeedReaders {
  readonly logs: readonly FeedLog[];
  /** Resolves when every reader has a position in the feed, so that it receives all that is written from then on. */
  readonly started: Promise<void>;
  readonly #api: ApiClient;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;
  readonly #onPosition: () => void;
  #withoutPosition: number;

  /** @param ending stops the readers when it aborts */
  constructor(api: ApiClient, ending: AbortSignal) {
    this.#api = api;
    ending.addEventListener('abort', () => this.#stopping.abort(), { once: true });
    const sources = [...api.origins.keys(), undefined];
    const listLogs = sources.map((node) => new FeedLog(`list ${place(node)}`, node));
    const streamLogs = sources.map((node) => new FeedLog(`stream ${place(node)}`, node));
    this.logs = [...listLogs, ...streamLogs];
    this.#withoutPosition = this.logs.length;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.started = promise;
    this.#onPosition = () => {
      if (--this.#withoutPosition === 0) resolve();
    };
    this.#running = Promise.all([
      ...listLogs.map((log) => this.#list(log)),
      ...streamLogs.map((log) => this.#stream(log)),
    ]).then(() => undefined);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #list(log: FeedLog): Promise<void> {
    let cursor: string | undefined;
    for (let count = 0; !this.#stopping.signal.aborted; count++) {
      const query = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const page = await this.#api.request(this.#nodeOf(log, count), `/api/events?limit=100${query}`);
      if (page?.status === 200) {
        for (const event of page.body.data) log.add(event);
        if (cursor === undefined) this.#onPosition();
        cursor = page.body.next_cursor;
      }
      if (!page?.body?.has_more) await setTimeout(pollEvery);
    }
  }

  async #stream(log: FeedLog): Promise<void> {
    let lastEventId: string | undefined;
    for (let count = 0; !this.#stopping.signal.aborted; count++) {
      const moved = new AbortController();
      const timer = log.node === undefined ? globalThis.setTimeout(() => moved.abort(), switchEvery) : undefined;
      const signal = AbortSignal.any([this.#stopping.signal, moved.signal]);
      const body = await this.#api.stream(this.#nodeOf(log, count), lastEventId, signal);
      try {
        if (body) {
          for await (const { id, data } of readMessages(body)) {
            if (id !== undefined && lastEventId === undefined) this.#onPosition();
            if (id !== undefined) lastEventId = id;
            if (data) log.add(data);
          }
        }
      } catch {
        // The connection was cut: continue after the last message.
      }
      clearTimeout(timer);
      if (!signal.aborted) await setTimeout(reconnectAfter);
    }
  }

  #nodeOf({ node }: FeedLog, count: number): number {
    return node ?? count % this.#api.origins.length;
  }
}

const place = (node: number | undefined): string => (node === undefined ? 'across nodes' : `of node ${node + 1}`);

interface StreamMessage {
  id?: string;
  /** Without an event, a message only has a position. */
  data?: Parameters<FeedLog['add']>[0];
}

/** Parses server-sent events from text in arbitrary pieces. */
async function* readMessages(pieces: AsyncIterable<string>): AsyncGenerator<StreamMessage> {
  let text = '';
  for await (const piece of pieces) {
    const blocks = (text + piece).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = [...block.matchAll(/^(id|data): (.*)$/gm)];
      yield Object.fromEntries(
        fields.map(([, name, value = '']) => [name, name === 'data' ? JSON.parse(value) : value]),
      );
    }
  }
}
