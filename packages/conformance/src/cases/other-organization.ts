import { operations } from '@worklane/contract';
import { MissingPrerequisite } from '../fixtures/missing-prerequisite.ts';
import { expectStatus } from '../world/expectations.ts';
import type { Scene } from './case.ts';
import { bearer } from './event-series.ts';

/** Creates and deletes a task in the other organization. @returns what identifies its events */
export async function changeOtherOrganization({ session, target: { credentials, tokens } }: Scene) {
  const organizationId = credentials.other?.organization_id;
  if (tokens.foreign === undefined || organizationId === undefined) {
    throw new MissingPrerequisite('the credentials provide no other organization');
  }
  const headers = bearer(tokens.foreign);
  const { createTask, deleteTask } = operations;
  const path = createTask.path.replace('{organization_id}', String(organizationId));
  const body = JSON.stringify({ title: 'Oil oak panels' });
  const accept = { accept: 'application/json', ...headers };
  const created = await session.send(createTask, {
    method: 'POST',
    path,
    headers: { ...accept, 'content-type': 'application/json' },
    body,
  });
  expectStatus(created, 201);
  const { id } = created.json as { id: number };
  expectStatus(await session.send(deleteTask, { method: 'DELETE', path: `${path}/${id}`, headers: accept }), 204);
  const events = ['task.created', 'task.deleted'].map((type) => ({ type, id, organization_id: organizationId }));
  return { organizationId, headers, events };
}
