import { operations, resources } from '@worklane/contract';
import { requestExamples } from '../contract/document.ts';
import type { World } from './world.ts';

type Body = Record<string, unknown>;

const mediaType = 'application/json';

/** Makes a record that refers to another one, which can then not be deleted. */
export async function referTo(world: World, kind: string, id: number): Promise<void> {
  const { createDocument } = operations;
  const [place = ''] = resources.documents.references.find((reference) => reference.kind === 'any')?.path ?? [];
  const [example] = requestExamples(createDocument);
  const value = { ...((await world.ready(createDocument, example?.value)) as Body), [place]: { kind, id } };
  await world.make(await world.validRequest(createDocument, { mediaType, value }));
}

/** Disables the webhook that a path is under. */
export async function disableWebhook(world: World, path: string): Promise<void> {
  const { replaceWebhook } = operations;
  const [example] = requestExamples(replaceWebhook);
  const value = { ...(example?.value as Body), status: 'disabled' };
  const request = await world.validRequest(replaceWebhook, { mediaType, value });
  const depth = replaceWebhook.path.split('/').length;
  await world.make({ ...request, path: path.split('/').slice(0, depth).join('/') });
}
