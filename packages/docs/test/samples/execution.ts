import { startMock } from '@worklane/mock';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exampleRequest } from '../../src/samples/example-request.ts';
import { languages, renderSample } from '../../src/samples/render.ts';
import { interpreters, runSample, succeeds } from './programs.ts';

/** Defines the tests that run samples on a mock. */
export function describeExecution(selected: { slow: boolean }): void {
  const wanted = languages.filter(({ id }) => (interpreters[id].slow ?? false) === selected.slow);
  for (const { id, title } of wanted) {
    const { probe, requires } = interpreters[id];
    const missing = !succeeds(probe);

    describe.skipIf(missing)(
      `the ${title} samples${missing ? ` (skipped: install ${requires} to run them)` : ''}`,
      () => {
        it('create a record, list it and print both', async () => {
          const mock = await startMock({ port: 0 });
          onTestFinished(() => mock.close());
          const run = (operation: string) =>
            runSample(id, renderSample(id, exampleRequest(operation, { baseUrl: mock.url })));

          const created = await run('createTask');
          const listed = await run('listTasks');

          expect(mock.requests.map(({ operation, status }) => [operation, status])).toEqual([
            ['createTask', 201],
            ['listTasks', 200],
          ]);
          const example = exampleRequest('createTask').body?.value;
          expect(mock.requests[0]?.body).toEqual(example);
          const recordId = /\bid\W+(\d+)/.exec(created)?.[1];
          expect(recordId).toBeDefined();
          expect(listed).toMatch(new RegExp(`\\bid\\W+${recordId}\\b`));
        });

        it('send every character of a body unchanged', async () => {
          const mock = await startMock({ port: 0 });
          onTestFinished(() => mock.close());
          const title = `'" \\ \`$HOME\` #{1} {{x}} """ </a> é 漢 🎉`;
          const value = { title, description: 'a\n\tb\r\n\\n\u0001', custom_fields: {} };
          const request = exampleRequest('createTask', { baseUrl: mock.url });
          await runSample(id, renderSample(id, { ...request, body: { mediaType: 'application/json', value } }));
          expect(mock.requests.map(({ body }) => body)).toEqual([value]);
        });

        // curl prints the problem, all others fail.
        it('report an error response', async () => {
          const mock = await startMock({ port: 0 });
          onTestFinished(() => mock.close());
          const request = exampleRequest('getTask', { baseUrl: mock.url, headers: { Prefer: 'code=404' } });
          const sample = runSample(id, renderSample(id, request));
          if (id === 'curl') expect(await sample).toContain('"status":404');
          else await expect(sample).rejects.toThrow('404');
        });
      },
    );
  }
}
