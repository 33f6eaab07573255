import { eventTypes } from '@worklane/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestMock, type TestMock, withoutBackoff } from '../run-cli.ts';

let mock: TestMock;

beforeAll(async () => {
  mock = await startTestMock();
});
beforeEach(() => mock.reset());
afterAll(() => mock.close());

const events = (...args: string[]) => mock.worklane(['events', ...args]);

describe('worklane events list', () => {
  it('prints the events of the last day, oldest first', async () => {
    const triggered = [mock.trigger('task.created'), mock.trigger('deal.deleted', { data: { id: 9 } })];
    const { exitCode, stdout, stderr } = await events('list');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const [first, second] = stdout.trim().split('\n');
    expect(first).toContain(triggered[0]?.id);
    expect(second).toMatch(/ deal\.deleted +deal 9 /);
  });

  it('prints the page of the API with --json, and continues at its cursor', async () => {
    const [first, second] = [mock.trigger('task.created'), mock.trigger('task.updated')];
    const page = JSON.parse((await events('list', '--limit', '1', '--json')).stdout);
    expect(page).toEqual({ data: [first], next_cursor: expect.any(String), has_more: true });
    const next = JSON.parse((await events('list', '--since', page.next_cursor, '--json')).stdout);
    expect(next).toMatchObject({ data: [second], has_more: false });
  });

  it('names the cursor of the next page', async () => {
    mock.trigger('task.created');
    mock.trigger('task.created');
    expect((await events('list', '--limit', '1')).stderr).toMatch(/^More events: --since \S+\n$/);
  });

  it('selects types by patterns', async () => {
    for (const type of eventTypes) mock.trigger(type);
    const { stdout } = await events('list', '--events', 'task.*', 'deal.created,deal.deleted', '--json');
    expect(JSON.parse(stdout).data.map(({ type }: { type: string }) => type)).toEqual([
      ...['task.created', 'task.updated', 'task.deleted'],
      ...['deal.created', 'deal.deleted'],
    ]);
  });

  it('selects by actor, record and time', async () => {
    for (const id of [9, 10]) mock.trigger('deal.deleted', { data: { id } });
    const listed = async (...args: string[]) =>
      JSON.parse((await events('list', '--json', ...args)).stdout).data.map(
        ({ data }: { data: { id: number } }) => data.id,
      );
    expect(await listed('--record-id', '9', '--until', '2999-01-01')).toEqual([9]);
    expect(await listed('--actor', 'nobody')).toEqual([]);
    expect(await listed('--until', '1h')).toEqual([]);
    const tail = await events('tail', '--since', '1h', '--record-id', '10', '--limit', '1', '--json');
    expect(JSON.parse(tail.stdout).data.id).toBe(10);
  });

  it('starts at a time', async () => {
    mock.trigger('task.created');
    expect(await events('list', '--since', '2999-01-01')).toMatchObject({
      stdout: '',
      stderr: 'No events since 2999-01-01.\n',
    });
  });

  it('rejects an invalid cursor in the words of the API', async () => {
    expect(await events('list', '--since', 'yesterday')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('cursor'),
    });
  });
});

describe('worklane events tail', () => {
  it('prints new events as lines of JSON, and ends after --limit', async () => {
    mock.trigger('task.created');
    const tail = mock.worklane(['events', 'tail', '--limit', '2', '--json'], {
      onError: () => {
        mock.trigger('task.updated');
        mock.trigger('task.deleted');
      },
    });
    const { exitCode, stdout } = await tail;
    expect(exitCode).toBe(0);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual(mock.snapshot().store.events.slice(1));
  });

  it('prints earlier events first with --since, and the records with --print', async () => {
    mock.trigger('task.created', { data: { title: 'Paint the door' } });
    const { stdout } = await events('tail', '--since', '1h', '--limit', '1', '--print');
    expect(stdout).toMatch(/ task\.created .*\n\{\n {2}"id": /);
    expect(stdout).toContain('"title": "Paint the door"');
  });

  it('continues after a lost connection', async () => {
    withoutBackoff();
    const types = ['task.created', 'task.updated', 'task.deleted'] as const;
    let printed = 0;
    const { stdout } = await mock.worklane(['events', 'tail', '--since', '1h', '--limit', '3', '--json'], {
      onError: () => mock.trigger(types[0]),
      onLine: () => {
        mock.conditions.dropStreams();
        printed += 1;
        const next = types[printed];
        if (next) mock.trigger(next);
      },
    });
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).type),
    ).toEqual(types);
  });

  it('ends with 130 on Ctrl+C, and names the cursor to continue with', async () => {
    const interruption = new AbortController();
    const { exitCode, stderr } = await mock.worklane(['events', 'tail'], {
      interruption: interruption.signal,
      onError: (line) => line.startsWith('Waiting') && mock.trigger('task.created'),
      onLine: () => interruption.abort(),
    });
    expect(exitCode).toBe(130);
    const [, cursor = ''] = /^Continue with: worklane events tail --since (\S+)$/m.exec(stderr) ?? [];
    mock.trigger('task.deleted');
    const { stdout } = await events('tail', '--since', cursor, '--limit', '1', '--json');
    expect(JSON.parse(stdout).type).toBe('task.deleted');
  });

  it('exits with 4 if the service cannot be reached', async () => {
    withoutBackoff();
    const stopped = await startTestMock();
    await stopped.close();
    expect((await stopped.worklane(['events', 'tail'])).exitCode).toBe(4);
  });
});
