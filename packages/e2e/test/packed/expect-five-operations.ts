import { freePort } from '@worklane/testing/free-port';
import { expect } from 'vitest';
import { type OutsideProject, respond } from './outside-project.ts';

const operations = ['listContacts', 'createContact', 'getContact', 'updateContact', 'deleteContact'];

/** Starts the server of the stub's README and expects that it passes the installed conformance suite. */
export async function expectFiveOperations(project: OutsideProject, program: string, suite: string): Promise<void> {
  await project.write('five-operations.mts', program);
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const server = await respond(project.start('node five-operations.mts', { PORT: String(port) }), baseUrl);
  const target = `--base-url ${baseUrl} --token secret --organization 1042 --only ${operations.join()}`;
  const { code, output } = await project.run(`${suite} ${target} --json results.json`);
  await server.stop();
  expect(output.match(/^FAILED .*\n.*/gm) ?? []).toEqual([]);
  expect([code, output.match(/^\d+ passed, 0 failed, \d+ skipped$/m)?.length]).toEqual([0, 1]);
  expect(output.match(/^(?=\S)\w+(?= +·)/gm)?.toSorted()).toEqual(operations.toSorted());
}
