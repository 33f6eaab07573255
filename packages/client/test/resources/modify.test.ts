import { expect, test } from 'vitest';
import { patientClient, tokenFor } from '../fake-timing.ts';
import { json, problem, serve } from '../scripted-server.ts';

const auth = tokenFor(1);
const task = (version: number, tags: string[]) => json(200, { id: 7, version, tags });
const taken = problem(412, 'version_mismatch');

test('modify reads, asks what to change, and changes the version that it has read', async () => {
  const { baseUrl, received } = await serve(task(3, ['a']), task(4, ['a', 'b']));
  const { client } = patientClient({ baseUrl, auth });
  const changed = await client.tasks.modify(7, ({ tags }) => ({ tags: [...tags, 'b'] }));
  expect(changed).toMatchObject({ version: 4 });
  expect(received).toMatchObject([
    { method: 'GET', path: '/api/v1/1/tasks/7' },
    { method: 'PATCH', headers: { 'if-match': '"3"' }, body: '{"tags":["a","b"]}' },
  ]);
});

test('when somebody was faster, it starts over with what they have written', async () => {
  const { baseUrl, received } = await serve(task(3, []), taken, task(4, ['theirs']), task(5, []));
  const { client, waits } = patientClient({ baseUrl, auth });
  await client.tasks.modify(7, async ({ tags }) => ({ tags: [...tags, 'ours'] }));
  expect(received.at(-1)).toMatchObject({ headers: { 'if-match': '"4"' }, body: '{"tags":["theirs","ours"]}' });
  expect(waits).toHaveLength(1);
});

test('it gives up after as many attempts as it may', async () => {
  const steps = [task(1, []), taken, task(2, []), taken, task(3, []), taken];
  const { baseUrl, received } = await serve(...steps);
  const { client } = patientClient({ baseUrl, auth });
  const change = () => ({ title: 'x' });
  await expect(client.tasks.modify(7, change, { maxAttempts: 2 })).rejects.toMatchObject({ code: 'version_mismatch' });
  expect(received).toHaveLength(4);
});

test('nothing to change: nothing is sent', async () => {
  const { baseUrl, received } = await serve(task(3, []));
  const { client } = patientClient({ baseUrl, auth });
  expect(await client.tasks.modify(7, () => undefined)).toMatchObject({ version: 3 });
  expect(received).toHaveLength(1);
});

test('what `change` throws comes out as it is, and any other refusal too', async () => {
  const { baseUrl } = await serve(task(3, []), task(3, []), problem(422, 'validation_failed'));
  const { client } = patientClient({ baseUrl, auth });
  const doubt = new Error('better not');
  await expect(
    client.tasks.modify(7, () => {
      throw doubt;
    }),
  ).rejects.toBe(doubt);
  await expect(client.tasks.modify(7, () => ({ title: '' }))).rejects.toMatchObject({ code: 'validation_failed' });
});
