import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import asyncapi from '@worklane/contract/asyncapi.json' with { type: 'json' };
import { build } from 'esbuild';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import type { OutsideProject } from './outside-project.ts';
import { root } from './public-packages.ts';

const client = `export * from '@worklane/client';`;
const receiver = `export * from '@worklane/webhooks';`;
const web = `export * from '@worklane/webhooks/web';`;

/** Tests the kits in a project where they are installed, bundled and compiled without the caches of the workspace. */
export function testKits(installed: () => OutsideProject): void {
  /** Returns the minified bundle of a program that uses an installed package; as a script, it defines `kit`. */
  async function bundle(code: string, format: 'esm' | 'iife' = 'esm'): Promise<string> {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: installed().folder },
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

  describe('a bundle', () => {
    it.each([
      ['the client, with openapi-fetch, batches and proofs', client, 12_900],
      ['the receiver', receiver, 4750],
      ['the receiver with an adapter', receiver + web, 4950],
      ['queries, without a package of TanStack', `export { worklaneQueries } from '@worklane/client/query';`, 1536],
      ['no part of the client', `import '@worklane/client';`, 100],
      ['no part of the receiver', `import '@worklane/webhooks';`, 100],
    ])('of %s is small', async (_, code, most) => {
      expect(await compressed(code)).toBeLessThanOrEqual(most);
    });

    it('contains only the parts of the client that are used', async () => {
      const used = await compressed(`export { createClient, plainToken } from '@worklane/client';`);
      expect(used).toBeLessThan((await compressed(client)) - 1000);
    });
  });

  describe('with web-standard APIs only', () => {
    it('the client calls the API and starts a sign-in', async () => {
      const requested: string[] = [];
      const fetchStub = async (url: string) => {
        requested.push(url);
        return Response.json({ id: 7, title: 'Call Maja' });
      };
      const apis = {
        AbortController,
        Headers,
        Request,
        Response,
        URL,
        URLSearchParams,
        TextEncoder,
        atob,
        btoa,
        crypto,
      };
      const edge = createContext({ ...apis, FormData, setTimeout, clearTimeout, fetch: fetchStub });
      runInContext(await bundle(client, 'iife'), edge);
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
      expect(requested).toEqual(['https://api.example.com/api/v1/5/tasks']);
      expect(await runInContext(login, edge)).toMatch(/^https:\/\/api\.example\.com\/oauth\/authorize\?.*S256/);
    });

    it('the receiver handles a delivery', async () => {
      const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
      const edge = createContext({ crypto, TextEncoder, TextDecoder, atob, btoa, Response });
      runInContext(await bundle(receiver + web, 'iife'), edge);
      const make = runInContext(
        `(secret, heard) => kit.webHandler(kit.createReceiver({ secrets: [secret] }).on('*', heard))`,
        edge,
      );
      const heard: string[] = [];
      const handle = make(secret, ({ type }: { type: string }) => heard.push(type));
      const response = await handle(new Request('https://example.com/hooks', delivery(secret)));
      expect([response.status, await response.json(), heard]).toEqual([200, { result: 'handled' }, ['task.created']]);
    });

    it('both compile', async () => {
      const program = `
        import { clientCredentials, createClient, type Task } from '@worklane/client';
        import { createReceiver } from '@worklane/webhooks';
        import { webHandler } from '@worklane/webhooks/web';

        const client = createClient({
          baseUrl: 'https://api.example.com',
          auth: clientCredentials({ clientId: 'a', clientSecret: 's', organizationId: 1, scope: ['tasks.read'] }),
        });
        export const task: Promise<Task> = client.tasks.create({ title: 'x' });
        const receiver = createReceiver({ secrets: ['s'] }).on('task.created', ({ data }) => data.title.trim());
        export const handle: (request: Request) => Promise<Response> = webHandler(receiver);`;
      await installed().write('web.mts', program);
      await installed().write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['web.mts'] }));
      expect((await installed().run(`${root}/node_modules/.bin/tsc -p .`)).output).toBe('');
    });
  });
}

/** Of a browser or a worker, without the types of Node. */
const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
};

function delivery(secret: string) {
  const { messages } = asyncapi.channels['task.created'];
  const body = JSON.stringify(messages['task.created'].examples[0]?.payload);
  const at = new Date();
  return {
    method: 'POST',
    headers: {
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign('evt_1', at, body),
    },
    body,
  };
}
