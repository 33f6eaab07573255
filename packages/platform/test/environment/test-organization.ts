import { parseJson } from '@worklane/contract/json';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Store } from '../../src/database/store.ts';
import { documentOf, type PlainRecord, resourceOf } from '../../src/records/record.ts';

export interface TestResponse {
  status: number;
  headers: Record<string, string | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: the tests check the values of responses
  body: any;
}

/** Sends a request to a Fastify instance. */
export type Inject = (request: InjectOptions) => Promise<LightMyRequestResponse>;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RequestParts {
  body?: unknown;
  headers?: Record<string, string>;
  client?: string;
}

/** A stored event with its parsed payload. */
export interface StoredEvent {
  type: string;
  entity_id: number;
  version: number;
  data: Record<string, unknown>;
  previous: Record<string, unknown> | null;
}

/** An organization, with requests that have a token of it. */
export class TestOrganization {
  readonly id: number;
  readonly #store: Store;
  readonly #inject: Inject;
  readonly #token: string | undefined;

  /** @param token an access token; by default one that the test API accepts */
  constructor(store: Store, inject: Inject, id: number, token?: string) {
    this.#store = store;
    this.#inject = inject;
    this.id = id;
    this.#token = token;
  }

  /** The path is below the organization: `tasks/7`. */
  async request(method: Method, path: string, parts: RequestParts = {}) {
    return this.requestPath(method, `/api/v1/${this.id}/${path}`, parts);
  }

  async requestPath(
    method: Method,
    url: string,
    { body, headers, client = 'app' }: RequestParts = {},
  ): Promise<TestResponse> {
    const response = await this.#inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${this.#token ?? `${this.id}.${client}`}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return {
      status: response.statusCode,
      headers: response.headers as TestResponse['headers'],
      body: response.payload === '' ? undefined : parseJson(response.payload),
    };
  }

  get = (path: string) => this.request('GET', path);
  post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    this.request('POST', path, { body, headers });
  patch = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    this.request('PATCH', path, { body, headers });
  delete = (path: string, headers: Record<string, string> = {}) => this.request('DELETE', path, { headers });

  /** Creates a record. @throws Error if the request is rejected */
  async create(collection: string, body: unknown): Promise<PlainRecord> {
    const response = await this.post(collection, body);
    if (response.status !== 201) throw new Error(`${collection}: ${JSON.stringify(response.body)}`);
    return response.body;
  }

  /** Inserts a member, because the API has no operation for it. */
  async member(fields: Record<string, unknown> = {}): Promise<number> {
    const id = Math.floor(Math.random() * 2 ** 40) + 2 ** 40;
    const now = new Date().toISOString();
    const document = { name: 'Ebba Lind', email: `m${id}@example.com`, role: 'member', status: 'active', ...fields };
    await this.#store.db
      .insertInto('records')
      .values({
        organization_id: this.id,
        kind: 'member',
        id,
        version: 1,
        external_id: null,
        document: JSON.stringify(documentOf(resourceOf('member'), document as unknown as PlainRecord)),
        search: '',
        created_at: now,
        updated_at: now,
      })
      .execute();
    return id;
  }

  async events(): Promise<StoredEvent[]> {
    const rows = await this.#store.db
      .selectFrom('events')
      .select(['type', 'entity_id', 'version', 'data', 'previous'])
      .where('organization_id', '=', this.id)
      .orderBy('transaction_id')
      .orderBy('position')
      .execute();
    return rows.map((row) => ({
      ...row,
      data: JSON.parse(row.data),
      previous: row.previous === null ? null : JSON.parse(row.previous),
    }));
  }

  /** Returns the number of rows of the organization in each table, which a rejected request must not change. */
  async size(): Promise<Record<string, number>> {
    const tables = ['records', 'record_references', 'events', 'idempotency_keys'] as const;
    const counts = tables.map(async (table) => {
      const { count } = await this.#store.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('organization_id', '=', this.id)
        .executeTakeFirstOrThrow();
      return [table, count] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  }
}
