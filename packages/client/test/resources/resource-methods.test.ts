import { operations as all, resources } from '@worklane/contract';
import { expect, test } from 'vitest';
import { createClient } from '../../src/index.ts';
import { operationsByResource } from '../../src/resources/resource-methods.ts';
import { tokenFor } from '../fake-timing.ts';

const client = createClient({ baseUrl: 'https://api.example.com', auth: tokenFor(1) });

test('every operation of the contract that takes a token is a method of the client', () => {
  const ofContract = Object.values(all)
    .filter(({ authentication }) => authentication === 'bearer')
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const ofClient = Object.values(operationsByResource).flatMap((calls) =>
    Object.values(calls).map(({ method, path }) => `${method} ${path}`),
  );
  expect(ofClient.toSorted()).toEqual(ofContract.toSorted());
  for (const [resource, calls] of Object.entries(operationsByResource)) {
    for (const name of Object.keys(calls)) expect(client).toHaveProperty([resource, name], expect.any(Function));
  }
});

test('completion lists are short', () => {
  expect(Object.keys(client).toSorted()).toEqual(
    [...Object.keys(resources), 'webhooks', 'events', 'raw', 'organization'].toSorted(),
  );
  const ofKind = ['list', 'iterate', 'get', 'create', 'update', 'modify', 'delete'];
  expect(Object.keys(client.tasks)).toEqual(expect.arrayContaining(ofKind));
});
