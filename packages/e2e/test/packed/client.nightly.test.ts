import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmptyProject, emptyProjectWith } from './pack.ts';

let project: EmptyProject;

beforeAll(async () => {
  project = await emptyProjectWith('client');
});
afterAll(() => project?.remove());

describe('a bundle for browsers', () => {
  /** Returns the minified bundle of a program that uses the installed package; as a script, it defines `kit`. */
  async function bundle(code: string, format: 'esm' | 'iife' = 'esm'): Promise<string> {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: project.folder },
      bundle: true,
      minify: true,
      write: false,
      format,
      globalName: 'kit',
      platform: 'browser',
      logLevel: 'error',
    });
    return outputFiles[0]?.text ?? '';
  }
  const compressed = async (code: string) => gzipSync(await bundle(code), { level: 9 }).length;

  it('has at most 10.5 kB including openapi-fetch', async () => {
    expect(await compressed(`export * from '@worklane/client';`)).toBeLessThanOrEqual(10_752);
  });

  it('contains no unused code', async () => {
    expect(await compressed(`import '@worklane/client';`)).toBeLessThan(100);
    const all = await compressed(`export * from '@worklane/client';`);
    expect(await compressed(`export { createClient, plainToken } from '@worklane/client';`)).toBeLessThan(all - 1000);
  });

  it('has queries that need no package of TanStack at run time', async () => {
    const queries = await compressed(`export { worklaneQueries } from '@worklane/client/query';`);
    expect(queries).toBeGreaterThan(100);
    expect(queries).toBeLessThan(1024);
  });

  it('needs web-standard APIs only', async () => {
    const asked: string[] = [];
    const fetchStub = (url: string) => {
      asked.push(url);
      return Promise.resolve(Response.json({ id: 7, title: 'Call Maja' }));
    };
    const web = { AbortController, Headers, Request, Response, URL, URLSearchParams, TextEncoder, atob, btoa, crypto };
    const edge = createContext({ ...web, FormData, setTimeout, clearTimeout, fetch: fetchStub });
    runInContext(await bundle(`export * from '@worklane/client';`, 'iife'), edge);
    const title = await runInContext(
      `const client = kit.createClient({
         baseUrl: 'https://api.example.com',
         auth: kit.plainToken('token', { organizationId: 5 }),
       });
       client.tasks.create({ title: 'Call Maja' }).then(({ title }) => title)`,
      edge,
    );
    const login = `kit.authorizationCode({
      baseUrl: 'https://api.example.com', clientId: 'app', redirectUri: 'https://app.example.com', scope: ['tasks.read'],
    }).start().then(({ url }) => url)`;
    expect(title).toBe('Call Maja');
    expect(asked).toEqual(['https://api.example.com/api/v1/5/tasks']);
    expect(await runInContext(login, edge)).toMatch(/^https:\/\/api\.example\.com\/oauth\/authorize\?.*S256/);
  });
});

it('runs from JavaScript', async () => {
  const said = await project.run(
    'call.js',
    `import { createClient, plainToken, WorklaneError } from '@worklane/client';
     const fetchStub = async (url, { method, body }) => {
       console.log(method, url, body);
       return Response.json({ code: 'not_found', detail: 'No task 7.', request_id: 'r' }, { status: 404 });
     };
     const auth = plainToken('token', { organizationId: 5 });
     const { tasks } = createClient({ baseUrl: 'https://api.example.com', auth, fetch: fetchStub });
     try {
       await tasks.update(7, { title: 'x' });
     } catch (error) {
       console.log(error instanceof WorklaneError, error.code, error.message);
     }`,
  );
  expect(said).toBe('PATCH https://api.example.com/api/v1/5/tasks/7 {"title":"x"}\ntrue not_found No task 7.\n');
});

const program = `
  import { clientCredentials, createClient, WorklaneError, type Task, type TaskCreatedEvent } from '@worklane/client';

  export const client = createClient({
    baseUrl: 'https://api.example.com',
    auth: clientCredentials({ clientId: 'a', clientSecret: 's', organizationId: 1, scope: ['tasks.read'] }),
  });
  export const task: Promise<Task> = client.tasks.create({ title: 'x' });
  export const events: AsyncIterable<TaskCreatedEvent> = client.events.iterate({ types: ['task.created'] });
  export const status = (error: unknown): 404 | undefined =>
    WorklaneError.is(error, 'not_found') ? error.status : undefined;
  export const etag = client.raw.GET('/api/v1/{organization_id}/tasks/{id}', {
    params: { path: { organization_id: 1, id: 7 } },
  });
`;

describe('TypeScript', () => {
  it('compiles correct code with web types only', async () => {
    expect(await project.check('web.ts', program)).toBe('');
  });

  it('compiles correct code with Node types and the validators of the contract', async () => {
    const validators = `
      import { TaskCreate } from '@worklane/contract/schema-validators';
      import { listTasks } from '@worklane/contract/parameter-validators';
      const value: unknown = {};
      if (TaskCreate(value)) value.title.trim();
      export const errors = [TaskCreate.errors, listTasks.errors];`;
    const options = { module: 'nodenext', moduleResolution: 'nodenext', types: ['node'], lib: ['es2024'] };
    expect(await project.check('node.ts', program + validators, options)).toBe('');
  });

  it('rejects incorrect code', async () => {
    const wrong = `
      client.tasks.create({ title: 'x', titel: 'y' });
      client.tasks.create({ status: 'open' });
      client.tasks.update(7, { completed_at: null });
      client.events.iterate({ types: ['task.finished'] });`;
    const said = await project.check('wrong.ts', program + wrong);
    expect(said).toContain(`'titel' does not exist`);
    expect(said).toContain(`Property 'title' is missing`);
    expect(said).toContain(`'completed_at' does not exist`);
    expect(said).toContain(`'"task.finished"' is not assignable`);
  });
});
