import { type Operation, operations } from '@worklane/contract';
import * as validators from '@worklane/contract/schema-validators';
import { describe, expect, it } from 'vitest';
import { generatedBody } from '../../src/data/generated-body.ts';
import type { ParsedRequest } from '../../src/http/request-handler.ts';

const requestOf = (path: string) => ({ url: new URL(path, 'http://localhost') }) as ParsedRequest;

const successes = Object.values<Operation>(operations).flatMap((operation) =>
  Object.entries(operation.responses)
    .filter(([status, { content }]) => Number(status) < 400 && content['application/json'])
    .map(([status, { content }]) => ({
      operation,
      status: Number(status),
      schema: String(content['application/json']),
    })),
);

const generate = (operation: Operation, path: string, seed?: string, status = 200) =>
  generatedBody(operation, requestOf(path), { status, mediaType: 'application/json', seed }) as Record<string, unknown>;

describe('generatedBody', () => {
  it.each(successes.map((each) => [each.operation.id, each] as const))(
    'generates valid bodies of %s for any seed, or leaves it to the examples',
    (_, { operation, status, schema }) => {
      const path = operation.path.replace('{organization_id}', '77').replace(/\{\w+\}/, '5');
      for (let seed = 0; seed < 20; seed++) {
        const body = generate(operation, path, String(seed), status);
        const validate = validators[schema as 'Task'];
        if (body !== undefined) expect(validate(body) ? null : validate.errors).toBeNull();
        else expect(operation.path).toMatch(/^\/oauth|^\/\.well-known|\/webhook/);
      }
    },
  );

  it('uses the organization and the ID of the path', () => {
    expect(generate(operations.getTask, '/api/v1/77/tasks/5')).toMatchObject({ id: 5, organization_id: 77 });
    const { data } = generate(operations.listOrders, '/api/v1/77/orders');
    expect(data).toContainEqual(expect.objectContaining({ organization_id: 77 }));
  });

  it('respects the limit, and has no further page', () => {
    const { data, next_cursor } = generate(operations.listTasks, '/api/v1/77/tasks?limit=1', 'many');
    expect(data).toHaveLength(1);
    expect(next_cursor).toBeNull();
  });

  it('generates dates around today', () => {
    const { data } = generate(operations.listBookings, '/api/v1/1042/bookings', 'dates');
    const distances = (data as { start_at: string; created_at: string }[]).flatMap(({ start_at, created_at }) =>
      [start_at, created_at].map((date) => Math.abs(Date.parse(date) - Date.now()) / 86_400_000),
    );
    expect(Math.max(...distances)).toBeLessThan(90);
  });

  it('computes the totals of line items', () => {
    const { line_items, totals } = generate(operations.getOrder, '/api/v1/1042/orders/1', 'totals');
    const items = line_items as { quantity: number; unit_price: { amount: number } }[];
    const net = items.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price.amount, 0);
    expect(totals).toMatchObject({ net: { amount: net } });
  });
});
