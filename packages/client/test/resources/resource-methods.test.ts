import { operations as all, resources } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/index.ts';
import { operationsByResource } from '../../src/resources/resource-methods.ts';
import { tokenFor } from '../test-client.ts';

const client = createClient({ baseUrl: 'https://api.example.com', auth: tokenFor(1) });

describe('createClient', () => {
  it('has a method for every operation of the contract that requires an access token', () => {
    const inContract = Object.values(all)
      .filter(({ authentication }) => authentication === 'bearer')
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const inClient = Object.values(operationsByResource).flatMap((calls) =>
      Object.values(calls).map(({ method, path }) => `${method} ${path}`),
    );
    expect(inClient.toSorted()).toEqual(inContract.toSorted());
    for (const [resource, calls] of Object.entries(operationsByResource)) {
      for (const name of Object.keys(calls)) {
        const path = name === 'searchRecords' ? ['search'] : [resource, name];
        expect(client).toHaveProperty(path, expect.any(Function));
      }
    }
  });

  it('has no members except the resources, search, raw, sync and organization', () => {
    expect(Object.keys(client).toSorted()).toEqual(
      [
        ...Object.values(resources).map(({ property }) => property),
        'webhooks',
        'events',
        'search',
        'raw',
        'organization',
        'sync',
      ].toSorted(),
    );
    const methods = ['list', 'iterate', 'get', 'create', 'update', 'modify', 'delete', 'batch'];
    expect(Object.keys(client.tasks)).toEqual(expect.arrayContaining(methods));
  });
});
