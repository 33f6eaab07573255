import { freePort } from '@worklane/testing/free-port';
import { beforeAll, expect, it } from 'vitest';
import { accessToken } from '../../src/listen/access-token.ts';
import { type OwnOrganization, ownOrganization } from '../environment/shared-platform.ts';
import { startWorklane } from './worklane.ts';

let platform: OwnOrganization;
let token: string;

beforeAll(async () => {
  platform = await ownOrganization();
  token = await accessToken(platform);
});

const worklane = (...args: string[]) => startWorklane(platform, token, args).result;

const json = async (...args: string[]) => JSON.parse((await worklane(...args, '--json')).stdout);

it('webhooks shows why the deliveries of a service fail, and sends them again', async () => {
  const url = `https://127.0.0.1:${await freePort()}/hooks`;
  const { id, secret } = await json('webhooks', 'create', '--url', url, '--events', 'task.*');
  expect(secret).toMatch(/^whsec_/);
  const tested = await worklane('webhooks', 'test', String(id), '--json');
  const log = JSON.parse(tested.stdout);
  expect({ exitCode: tested.exitCode, log }).toMatchObject({
    exitCode: 5,
    log: { event_type: 'webhook.test', status: 'failed', error: { code: 'connection_refused' } },
  });
  expect(await json('webhooks', 'redeliver', String(id), String(log.id))).toMatchObject({
    ...{ event_id: log.event_id, trigger: 'manual', status: 'failed' },
  });
  expect(await json('webhooks', 'logs', String(id), '--status', 'failed', '--since', '1h')).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ id: log.id })]),
  });
  expect(await json('webhooks', 'disable', String(id))).toMatchObject({ status: 'disabled', url });
  expect((await worklane('webhooks', 'delete', String(id), '--yes')).exitCode).toBe(0);
  expect(await json('webhooks', 'list')).toEqual({ data: [], next_cursor: null });
});

it('events tail prints what trigger causes, and continues at a cursor', async () => {
  const { next_cursor } = await json('events', 'list', '--since', '2999-01-01');
  const tail = startWorklane(platform, token, ['events', 'tail', '--since', next_cursor, '--limit', '3', '--json']);
  const triggered = await worklane('trigger', 'task.created', 'deal.deleted', '--json');
  const { exitCode, stdout } = await tail.result;
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: triggered.stdout });
});
