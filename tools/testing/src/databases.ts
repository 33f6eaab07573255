import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database that only one test file uses. */
export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database on a server, as a copy of a template without connections; empty by default. */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await execute(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return {
    name,
    url: url.href,
    drop: () => execute(serverUrl, `drop database ${name} with (force)`).then(() => undefined),
  };
}

/** Runs a statement in a connection of its own. @returns its rows */
export async function execute<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
