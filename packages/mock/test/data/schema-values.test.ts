import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { describe, expect, it } from 'vitest';
import { DataContext } from '../../src/data/data-context.ts';
import { createFaker } from '../../src/data/faker.ts';
import { organizationOf } from '../../src/data/organizations.ts';
import { schemaValue } from '../../src/data/schema-values.ts';
import { schemaViolations } from '../response-checks.ts';

const contextOf = (seed: number) =>
  new DataContext(createFaker(seed), new Date('2026-05-13'), organizationOf(1042), {
    any: () => ({ id: 3, name: 'Reference' }),
    find: () => ({ id: 3, name: 'Reference' }),
  });

describe('schemaValue', () => {
  it('generates valid values for a kind that the contract does not have yet', () => {
    const invoice: SchemaObject = {
      title: 'InvoiceCreate',
      type: 'object',
      additionalProperties: false,
      required: ['title', 'phone', 'email', 'status', 'reference', 'terms', 'amounts', 'labels', 'delivery'],
      properties: {
        // The names suggest values that these schemas do not allow.
        title: { type: 'string', maxLength: 3 },
        phone: { type: 'integer', minimum: 10, maximum: 12 },
        email: { type: 'string', pattern: '^[a-f]{4}$' },
        status: { type: 'string', enum: ['void'] },
        reference: { type: 'string', minLength: 30, maxLength: 30 },
        terms: { oneOf: [{ type: 'integer', exclusiveMinimum: 4, maximum: 6 }, { type: 'null' }] },
        amounts: { type: 'array', minItems: 2, items: { $ref: '#/components/schemas/Money' } },
        labels: { type: 'object', maxProperties: 2, additionalProperties: { type: 'boolean' } },
        delivery: { $ref: '#/components/schemas/Address' },
        contact_id: { $ref: '#/components/schemas/NullableRecordId', 'x-references': 'contact' },
        paid_at: { type: ['string', 'null'], format: 'date-time' },
        due_date: { type: 'string', format: 'date' },
      },
    };
    for (let seed = 0; seed < 50; seed++) {
      expect(schemaViolations(schemaValue(invoice, contextOf(seed)), invoice)).toEqual([]);
    }
  });

  it('reports a schema that no value satisfies', () => {
    const impossible: SchemaObject = { type: 'string', pattern: '^(?=a)b$' };
    expect(() => schemaValue(impossible, contextOf(1))).toThrow('No value satisfies the schema');
  });
});
