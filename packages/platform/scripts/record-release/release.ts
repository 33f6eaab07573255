import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { schemas } from '@worklane/contract';

/** A request with an idempotency key, and its response. */
export interface IdempotentRequest {
  key: string;
  body: Record<string, unknown>;
  response: Record<string, unknown>;
}

export interface RecordedWebhook {
  id: number;
  /** Its path at the receiver. */
  path: string;
  /** The secrets that sign at `recordedAt`, the current one first. */
  secrets: string[];
  /** `webhook-id` of the deliveries that are pending, in no order. */
  pending: string[];
}

/** Tokens, cursors and ids of clients of a recorded release, which must work after the upgrade. All of it is test data. */
export interface Release {
  version: string;
  /** The time at which the recording ends, in RFC 3339. */
  recordedAt: string;
  /** A transaction id larger than all in the dump and in the cursors. */
  transactionId: string;
  /** The setting WORKLANE_SECRET. */
  secret: string;
  /** The setting BASE_URL. */
  baseUrl: string;
  organizationId: number;
  account: { email: string; password: string };
  /** The header `Cookie` of a signed-in browser. */
  cookie: string;
  application: { clientId: string; secret: string; previousSecret: string };
  /** Of the private application, with every scope. */
  accessToken: string;
  /** Of the private application, signed before the signing key was rotated. */
  earlierAccessToken: string;
  revokedAccessToken: string;
  /** The public application and the tokens of its grant. */
  publicApplication: { clientId: string; accessToken: string; refreshToken: string; usedRefreshToken: string };
  /** Of the private application. */
  idempotentRequest: IdempotentRequest;
  /** Of the member that `account` signs in, through the public application. */
  memberRequest: IdempotentRequest;
  /** `eventsBeforeMiddle` counts the events before the cursor `middle`; `end` is the cursor after the last event. */
  feedCursors: { middle: string; eventsBeforeMiddle: number; end: string };
  /** The query of a list, the cursor after its first page, and the ids of the next page. */
  listPage: { path: string; cursor: string; ids: number[] };
  webhooks: { accepting: RecordedWebhook; failing: RecordedWebhook; hanging: RecordedWebhook };
}

/** Response bodies of a recorded release at `recordedAt`. */
export interface RecordedResponses {
  /** By collection, members included. */
  lists: Record<string, { id: number; version?: number }[]>;
  /** The whole feed, in order. */
  events: { id: string }[];
  webhooks: unknown[];
  /** By the id of the webhook, the newest first. */
  logs: Record<string, schemas.WebhookLog[]>;
}

/** The recording of the last release, which `record-release` replaces. */
export const releaseFolder = new URL('../../test/upgrades/previous-release/', import.meta.url);

const read = (name: string) => readFile(new URL(name, releaseFolder));
const unzip = async (name: string) => (await promisify(gunzip)(await read(name))).toString();

export const readRelease = async (): Promise<Release> => JSON.parse((await read('release.json')).toString());

export const readResponses = async (): Promise<RecordedResponses> => JSON.parse(await unzip('responses.json.gz'));

/** Returns the database as SQL for PostgreSQL and PGlite. */
export const readDump = (): Promise<string> => unzip('database.sql.gz');

/** Returns the service as one module with its npm dependencies. */
export const readService = async (): Promise<Buffer> => promisify(brotliDecompress)(await read('service.mjs.br'));
