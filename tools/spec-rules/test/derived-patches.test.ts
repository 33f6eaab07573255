import { describe, expect, it } from 'vitest';
import { deriveFiles } from '../src/index.ts';

const record = `title: Invoice
x-resource:
  kind: invoice
  collection: invoices
properties:
  id:
    $ref: ../../record/RecordId.yaml
  payment:
    description: How it is paid.
    oneOf:
      - $ref: ../../value/Payment.yaml
      - type: "null"
  payments:
    description: Earlier payments.
    type: array
    items:
      $ref: ../../value/Payment.yaml
  address:
    $ref: ../../value/Address.yaml
`;

const payment = `title: Payment
description: A payment.
type: object
x-references: any
additionalProperties: false
required: [amount]
properties:
  amount:
    $ref: ./Money.yaml
  text:
    type: string
  note:
    type: [string, "null"]
  reference:
    $ref: ../record/NullableRecordId.yaml
`;

const money = `title: Money
description: An amount.
type: object
required: [amount, currency]
properties:
  amount:
    type: integer
  currency:
    type: string
`;

const files: Readonly<Record<string, string>> = {
  'schemas/value/EntityKind.yaml': 'enum: [invoice]\n',
  'schemas/kinds/invoice/Invoice.yaml': record,
  'schemas/value/Payment.yaml': payment,
  'schemas/value/Money.yaml': money,
  'schemas/value/Address.yaml': 'type: object\nproperties:\n  city:\n    type: [string, "null"]\n',
  'schemas/record/NullableRecordId.yaml': 'type: [integer, "null"]\n',
};

describe('the patch of an object in a record', () => {
  const derived = deriveFiles((file) => files[file]);
  const update = derived.get('schemas/kinds/invoice/InvoiceUpdate.yaml') ?? '';

  it('takes the place of the object in the update, but not in a list', () => {
    expect(update).toContain(`  payment:
    description: How it is paid.
    oneOf:
      - $ref: ../../../derived/schemas/PaymentPatch.yaml
      - type: "null"
`);
    expect(update).toContain('  payments:\n    $ref: ./Invoice.yaml#/properties/payments\n');
  });

  it('requires nothing, removes optional fields with null and contains the patches of other objects', () => {
    const patch = derived.get('derived/schemas/PaymentPatch.yaml') ?? '';
    expect(patch).not.toContain('required:');
    expect(patch).toContain('x-references: any\nadditionalProperties: false\n');
    expect(patch.slice(patch.indexOf('properties:'))).toBe(`properties:
  amount:
    $ref: ./MoneyPatch.yaml
  text:
    oneOf:
      - $ref: ../../schemas/value/Payment.yaml#/properties/text
      - type: "null"
  note:
    $ref: ../../schemas/value/Payment.yaml#/properties/note
  reference:
    $ref: ../../schemas/record/NullableRecordId.yaml
`);
    expect(derived.get('derived/schemas/MoneyPatch.yaml')).toContain(
      'amount:\n    $ref: ../../schemas/value/Money.yaml#/properties/amount\n',
    );
  });

  it('is the object itself, in the form of requests, if that requires nothing', () => {
    expect(update).toContain('  address:\n    $ref: ../../value/AddressInput.yaml\n');
    expect([...derived.keys()].filter((file) => file.startsWith('derived/schemas/'))).toEqual([
      'derived/schemas/PaymentPatch.yaml',
      'derived/schemas/MoneyPatch.yaml',
    ]);
  });
});
