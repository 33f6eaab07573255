import type { Client } from '@modelcontextprotocol/client';
import { call } from '../mcp-environment.ts';

/** Any JSON value: a task knows what it is. */
// biome-ignore lint/suspicious/noExplicitAny: the results of tools have no schema.
export type Json = any;

/** What an agent does for one request of a user. */
export const maxCalls = 8;

/** Stands for a model: it knows what the user has written, and what the tools have returned. */
export class ScriptedAgent {
  /** The tools that were called. */
  readonly calls: string[] = [];
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Calls a tool and returns its result. @throws Error if the tool fails, or after too many calls */
  async call(tool: string, args: Json = {}): Promise<Json> {
    if (this.calls.length === maxCalls) throw new Error(`The task takes more than ${maxCalls} calls.`);
    this.calls.push(tool);
    return call(this.#client, tool, args);
  }

  /** Returns the records of a kind that match filters. @throws Error if one page does not have all of them */
  async list(kind: string, filter: Json = {}, options: Json = {}): Promise<Json[]> {
    const { records, next_cursor } = await this.call('list_records', { kind, filter, limit: 100, ...options });
    if (next_cursor !== null) throw new Error('There are more pages.');
    return records;
  }

  /** Returns the only record of a kind whose name matches a query. @throws Error if several do */
  async find(kind: string, query: string): Promise<Json> {
    const { matches } = await this.call('search', { query, kinds: [kind] });
    if (matches.length !== 1) throw new Error(`${matches.length} ${kind} match ${query}.`);
    return matches[0];
  }
}
