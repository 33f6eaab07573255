import { describe, expect, it } from 'vitest';
import { json, problem, serve } from '../scripted-server.ts';
import { createTestClient, tokenFor } from '../test-client.ts';

const auth = tokenFor(1);
const task = (version: number, tags: string[]) => json(200, { id: 7, version, tags });
const conflict = problem(412, 'version_mismatch');

describe('modify', () => {
  it('reads the record and writes the change with its version in If-Match', async () => {
    const { baseUrl, received } = await serve(task(3, ['a']), task(4, ['a', 'b']));
    const { client } = createTestClient({ baseUrl, auth });
    const changed = await client.tasks.modify(7, ({ tags }) => ({ tags: [...tags, 'b'] }));
    expect(changed).toMatchObject({ version: 4 });
    expect(received).toMatchObject([
      { method: 'GET', path: '/api/v1/1/tasks/7' },
      { method: 'PATCH', headers: { 'if-match': '"3"' }, body: '{"tags":["a","b"]}' },
    ]);
  });

  it('starts over with the current record after a version conflict', async () => {
    const { baseUrl, received } = await serve(task(3, []), conflict, task(4, ['theirs']), task(5, []));
    const { client, waits } = createTestClient({ baseUrl, auth });
    await client.tasks.modify(7, async ({ tags }) => ({ tags: [...tags, 'ours'] }));
    expect(received.at(-1)).toMatchObject({ headers: { 'if-match': '"4"' }, body: '{"tags":["theirs","ours"]}' });
    expect(waits).toHaveLength(1);
  });

  it('throws version_mismatch after maxAttempts attempts', async () => {
    const steps = [task(1, []), conflict, task(2, []), conflict, task(3, []), conflict];
    const { baseUrl, received } = await serve(...steps);
    const { client } = createTestClient({ baseUrl, auth });
    const change = () => ({ title: 'x' });
    await expect(client.tasks.modify(7, change, { maxAttempts: 2 })).rejects.toMatchObject({
      code: 'version_mismatch',
    });
    expect(received).toHaveLength(4);
  });

  it('writes nothing when the change is undefined', async () => {
    const { baseUrl, received } = await serve(task(3, []));
    const { client } = createTestClient({ baseUrl, auth });
    expect(await client.tasks.modify(7, () => undefined)).toMatchObject({ version: 3 });
    expect(received).toHaveLength(1);
  });

  it('throws every error but a version conflict', async () => {
    const { baseUrl } = await serve(task(3, []), problem(422, 'validation_failed'));
    const { client } = createTestClient({ baseUrl, auth });
    await expect(client.tasks.modify(7, () => ({ title: '' }))).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
