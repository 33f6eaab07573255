import { type Client, createClient, type PresenceCreatedEvent, plainToken } from '@worklane/client';
import type { EventType } from '@worklane/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleRequest } from '../../src/contract.ts';
import { type ServiceTriggerOptions, serviceTrigger } from '../../src/trigger/service-trigger.ts';
import { startTestMock, type TestMock } from '../run-cli.ts';

let mock: TestMock;
let client: Client;

beforeAll(async () => {
  mock = await startTestMock();
  client = createClient({ baseUrl: mock.url, auth: plainToken('x', { organizationId: 1042 }) });
});
beforeEach(() => mock.reset());
afterAll(() => mock.close());

const open = (options: Partial<ServiceTriggerOptions> = {}) =>
  serviceTrigger(client, {
    ...{ data: undefined, timeout: 1000, signal: new AbortController().signal },
    ...options,
  });

async function typesCausedBy(type: EventType, options?: Partial<ServiceTriggerOptions>): Promise<string[]> {
  const events = await (await open(options)).trigger(type);
  return events.map((event) => event.type);
}

describe('serviceTrigger', () => {
  it('creates the records that a record must refer to, and no others', async () => {
    expect(await typesCausedBy('booking.created')).toEqual(['service.created', 'contact.created', 'booking.created']);
    expect(await typesCausedBy('task.created')).toEqual(['task.created']);
  });

  it('refers to an existing member', async () => {
    expect(await typesCausedBy('shift.created')).toEqual(['shift.created']);
    const [event] = await (await open()).trigger('presence.created');
    const members = await client.members.list();
    expect(members.data.map(({ id }) => id)).toContain((event as PresenceCreatedEvent).data.member_id);
  });

  it('keeps the references of the data', async () => {
    const [contact] = mock.seed({ contacts: [{ last_name: 'Lindqvist' }] }).contacts;
    const events = await (await open({ data: { contact_id: contact?.id } })).trigger('booking.created');
    expect(events.map(({ type }) => type)).toEqual(['service.created', 'booking.created']);
    expect(events.at(-1)?.data).toMatchObject({ contact_id: contact?.id });
  });

  it('shares the referenced records of a run', async () => {
    const trigger = await open();
    await trigger.trigger('booking.created');
    await trigger.trigger('booking.created');
    expect(trigger.created().map(({ resource }) => resource.kind)).toEqual([
      'service',
      'contact',
      'booking',
      'booking',
    ]);
  });

  it('deletes what it created, newest first', async () => {
    const trigger = await open();
    await trigger.trigger('booking.created');
    expect(await trigger.cleanUp()).toEqual([]);
    expect(trigger.created()).toEqual([]);
    const events = await trigger.remainingEvents();
    expect(events.map(({ type }) => type)).toEqual(['booking.deleted', 'contact.deleted', 'service.deleted']);
  });

  it('keeps a created record to which another one refers, and reports it', async () => {
    const trigger = await open();
    const [event] = await trigger.trigger('project.created');
    const id = Number(event?.data.id);
    mock.seed({ tasks: [{ title: 'Paint', project_id: id }] });
    expect(await trigger.cleanUp()).toMatchObject([{ code: 'record_referenced' }]);
    expect(trigger.created()).toMatchObject([{ id }]);
  });

  it('rejects an update that changes nothing', async () => {
    const { title } = sampleRequest('TaskCreate').example;
    await expect((await open({ data: { title } })).trigger('task.updated')).rejects.toThrow(
      /^The update of task \d+ changes nothing/,
    );
  });

  it('reports an event that is not in the feed, with the scope that it requires', async () => {
    const token = await mock.tokenWithScopes('tasks.write');
    const trigger = await serviceTrigger(createClient({ baseUrl: mock.url, auth: token }), {
      ...{ data: undefined, timeout: 0, signal: new AbortController().signal },
    });
    await expect(trigger.trigger('task.created')).rejects.toThrow(
      /^No task.created event of task \d+ within 0 s. The access token needs the scope tasks.read/,
    );
    expect(trigger.created()).toHaveLength(1);
  });
});
