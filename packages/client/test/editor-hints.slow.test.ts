import { resources } from '@worklane/contract';
import { LanguageServer } from '@worklane/testing/language-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let editor: LanguageServer;

beforeAll(async () => {
  editor = await LanguageServer.start(new URL('../', import.meta.url));
});
afterAll(() => editor?.[Symbol.dispose]());

const start = `
  import { clientCredentials, createClient, WorklaneError } from '@worklane/client';
  const client = createClient({ baseUrl: '', auth: '' });
`;

const startQueries = `${start}
  import { useQuery } from '@tanstack/react-query';
  import { worklaneQueries } from '@worklane/client/react-query';
  const queries = worklaneQueries(client);
`;

describe('hover text', () => {
  it.each([
    ['cli|ent', 'const client: Client'],
    ['const task| = await client.tasks.get(1);', 'const task: Task'],
    ['const page| = await client.tasks.list();', 'const page: Page<Task>'],
    ['for await (const log| of client.webhooks.iterateLogs(1)) {}', 'const log: WebhookLog'],
    ['for await (const event| of client.events.iterate()) {}', 'const event: Event'],
    [
      'for await (const event| of client.events.iterate({ types: ["task.created"] })) {}',
      'const event: TaskCreatedEvent',
    ],
    ['for await (const { event, cursor } of client.events.stream()) event|;', 'const event: Event'],
    ['const page| = await client.events.list();', 'const page: EventPage<EventType>'],
    ['const order = await client.orders.get(1); order.total|s', '(property) totals: Totals'],
    [
      'const error: unknown = 0; if (WorklaneError.is(error)) error.cod|e',
      '(property) WorklaneError<ErrorCode>.code: ErrorCode',
    ],
  ])('is short for %s', async (code, shown) => {
    expect((await editor.hover(start + code)).startsWith(shown)).toBe(true);
    expect((await editor.hover(start + code)).split('\n')[0]?.length).toBeLessThan(shown.length + 80);
  });

  it.each([
    ['queries|', 'const queries: Queries'],
    ['const options| = queries.tasks.get(7);', 'const options: QueryOptionsFor<Task>'],
    ['const options| = queries.tasks.infinite();', 'const options: InfiniteQueryOptionsFor<Page<Task>>'],
    ['const options| = queries.webhooks.test();', 'const options: MutationOptionsFor<WebhookLog, WebhookVariables>'],
    ['const task| = useQuery(queries.tasks.get(7)).data;', 'const task: Task'],
  ])('is short for %s', async (code, shown) => {
    expect((await editor.hover(startQueries + code)).startsWith(shown)).toBe(true);
  });

  it.each(['list', 'iterate', 'get', 'create', 'update', 'modify', 'delete', 'restore', 'batch'])(
    'is short for client.tasks.%s',
    async (name) => {
      const shown = await editor.hover(`${start}client.tasks.${name}|`);
      expect(shown).toMatch(/^\(method\) .+\): (Promise|AsyncGenerator)</);
      expect(shown).not.toContain('components');
      expect(shown.length).toBeLessThan(480);
    },
  );
});

describe('completion', () => {
  it.each([
    [
      'client.tasks.|',
      [
        'batch',
        'create',
        'delete',
        'get',
        'history',
        'iterate',
        'iterateHistory',
        'list',
        'modify',
        'restore',
        'update',
      ],
    ],
    ['client.members.|', ['get', 'iterate', 'list']],
    ['client.events.|', ['iterate', 'list', 'pages', 'stream']],
    [
      'queries.tasks.|',
      [
        'batch',
        'create',
        'delete',
        'get',
        'history',
        'infinite',
        'infiniteHistory',
        'keys',
        'list',
        'modify',
        'restore',
        'update',
      ],
    ],
    [
      'createClient({ | })',
      ['auth', 'baseUrl', 'dpop?', 'environment?', 'fetch?', 'maxRetries?', 'timeout?', 'version?'],
    ],
    ['clientCredentials({ | })', ['clientId', 'clientSecret', 'organizationId', 'scope', 'storage?']],
    ['client.tasks.get(1, { | })', ['headers?', 'maxRetries?', 'signal?', 'timeout?']],
    ['client.tasks.create({ title: "", status: "|" })', ['blocked', 'cancelled', 'done', 'in_progress', 'open']],
  ])('offers only members for %s', async (code, offered) => {
    expect(await editor.complete(startQueries + code)).toEqual(offered);
  });

  it('offers each resource and six other members of the client', async () => {
    const collections = Object.keys(resources);
    const offered = await editor.complete(`${start}client.|`);
    expect(offered).toEqual(expect.arrayContaining(collections));
    expect(offered).toHaveLength(collections.length + 6);
  });
});
