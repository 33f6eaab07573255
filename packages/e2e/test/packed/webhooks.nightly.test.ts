import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import asyncapi from '@worklane/contract/asyncapi.json' with { type: 'json' };
import { build } from 'esbuild';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmptyProject, emptyProjectWith } from './pack.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

// Bundlers and the compiler run without the caches of the workspace.

let project: EmptyProject;

beforeAll(async () => {
  project = await emptyProjectWith('webhooks');
});
afterAll(() => project?.remove());

const core = `export * from '@worklane/webhooks';`;
const web = `export * from '@worklane/webhooks/web';`;

/** Returns the minified bundle of an edge application that uses the installed package, as a script that defines `kit`. */
async function bundle(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: project.folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'kit',
    platform: 'neutral',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

const compressed = async (code: string) => gzipSync(await bundle(code), { level: 9 }).length;

describe('a bundle', () => {
  it('contains at most 4.6 kB of the core and little more for an adapter', async () => {
    const size = await compressed(core);
    expect(size).toBeLessThanOrEqual(4750);
    expect(await compressed(core + web)).toBeLessThan(size + 200);
  });

  it('contains no unused code', async () => {
    expect(await compressed(`import '@worklane/webhooks';`)).toBeLessThan(100);
  });

  it('needs web-standard APIs only', async () => {
    const globals = { crypto, TextEncoder, TextDecoder, atob, btoa, Response };
    const edge = createContext(globals);
    runInContext(await bundle(core + web), edge);
    const make = runInContext(
      `(secret, heard) => kit.webHandler(kit.createReceiver({ secrets: [secret] }).on('*', heard))`,
      edge,
    );
    const heard: string[] = [];
    const handle = make(secret, ({ type }: { type: string }) => heard.push(type));
    const response = await handle(new Request('https://example.com/hooks', delivery()));
    expect([response.status, await response.json(), heard]).toEqual([200, { result: 'handled' }, ['task.created']]);
  });
});

function delivery(at = new Date()) {
  const { messages } = asyncapi.channels['task.created'];
  const body = JSON.stringify(messages['task.created'].examples[0]?.payload);
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

it('runs from JavaScript', async () => {
  const said = await project.run(
    'receive.js',
    `import { createReceiver, memorySeen } from '@worklane/webhooks';
     import { nodeHandler } from '@worklane/webhooks/node';
     import { expressHandler } from '@worklane/webhooks/express';
     import { fastifyReceiver } from '@worklane/webhooks/fastify';
     import { webHandler } from '@worklane/webhooks/web';
     import { validate } from '@worklane/webhooks/validate';

     const receiver = createReceiver({ secrets: ['${secret}'], seen: memorySeen(), validate });
     receiver.on('task.created', ({ data }) => console.log(data.title));
     const { result } = await receiver.receive(${JSON.stringify(delivery())});
     const adapters = [nodeHandler(receiver), expressHandler(receiver), webHandler(receiver), fastifyReceiver];
     console.log(result, adapters.map((adapter) => typeof adapter).join());
     try {
       receiver.on('task.creatd', () => {});
     } catch ({ name, code }) {
       console.log(name, code);
     }`,
  );
  const { title } = asyncapi.channels['task.created'].messages['task.created'].examples[0]?.payload.data ?? {};
  expect(said).toBe(`${title}\nhandled function,function,function,function\nWebhookError unknown_pattern\n`);
});

const program = `
  import { createReceiver, WebhookError, type Matching, type SeenStore } from '@worklane/webhooks';
  import { webHandler } from '@worklane/webhooks/web';
  import { validate } from '@worklane/webhooks/validate';

  const receiver = createReceiver({ secrets: ['${secret}'], validate });
  receiver.on('task.created', ({ data }) => data.title.trim());
  receiver.on('*.deleted', ({ data }) => data.id.toFixed());
  receiver.on('deal.*', (event) => event.type === 'deal.updated' && event.previous.stage);
  export const title = (event: Matching<'task.created'>): string => event.data.title;
  export const handle: (request: Request) => Promise<Response> = webHandler(receiver);
`;

describe('TypeScript', () => {
  it('compiles correct code with web types only', async () => {
    expect(await project.check('web.ts', program)).toBe('');
  });

  it('compiles correct code with Node types', async () => {
    const node = `
      import { createServer } from 'node:http';
      import { nodeHandler } from '@worklane/webhooks/node';
      import { expressHandler } from '@worklane/webhooks/express';
      ${program}
      createServer(nodeHandler(receiver));
      createServer(expressHandler(receiver));`;
    const options = { module: 'nodenext', moduleResolution: 'nodenext', types: ['node'] };
    expect(await project.check('node.ts', node, options)).toBe('');
  });

  it('rejects incorrect code', async () => {
    const wrong = `
      receiver.on('task.creatd', () => {});
      receiver.on('task.created', ({ data }) => data.titel);
      receiver.on('task.created', ({ previous }) => previous);
      createReceiver({});`;
    const said = await project.check('wrong.ts', program + wrong);
    expect(said).toContain(`'"task.creatd"' is not assignable`);
    expect(said).toContain(`Property 'titel' does not exist`);
    expect(said).toContain(`Property 'previous' does not exist`);
    expect(said).toContain(`Property 'secrets' is missing`);
  });
});
