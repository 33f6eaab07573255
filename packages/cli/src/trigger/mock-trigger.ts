import { type Client, type Event, WorklaneError } from '@worklane/client';
import { CliError } from '../errors.ts';
import type { Body } from '../terminal/json-input.ts';
import type { EventTrigger } from './service-trigger.ts';

/** The endpoint of the mock that returns its conditions. No service has it. */
const mockPath = '/__mock/conditions';

/** Returns whether a server is a mock, which has endpoints of its own beside those of the contract. */
export async function isMock(baseUrl: string): Promise<boolean> {
  // A service that cannot be reached is reported by the first request of the client.
  const response = await fetch(`${baseUrl}${mockPath}`, { redirect: 'manual' }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status === 200 && response.headers.get('content-type')?.startsWith('application/json') === true;
}

/** Returns a trigger that adds sample events to a mock, without changing records. */
export async function mockTrigger(client: Client, baseUrl: string, data: Body | undefined): Promise<EventTrigger> {
  const organization_id = await organizationOf(client);
  return {
    trigger: async (type) => [await addSampleEvent(baseUrl, { type, data, organization_id })],
    created: [],
    cleanUp: async () => [],
    remainingEvents: async () => [],
  };
}

/** Returns undefined for any text as a token, with which the mock uses its first organization. */
async function organizationOf(client: Client): Promise<number | undefined> {
  try {
    return (await client.organization()).id;
  } catch (error) {
    if (WorklaneError.is(error, 'organization_unknown')) return undefined;
    throw error;
  }
}

async function addSampleEvent(baseUrl: string, sample: object): Promise<Event> {
  const response = await fetch(`${baseUrl}/__mock/events`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sample),
  });
  const body = (await response.json()) as Event & { detail?: string };
  if (response.ok) return body;
  throw new CliError(body.detail ?? `The mock responded with ${response.status}.`);
}
