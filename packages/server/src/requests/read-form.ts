import type { ContractDocument } from '../contract/document.ts';
import { bodySchema } from './body-schema.ts';
import { formPairs } from './form-pairs.ts';
import { formValues } from './form.ts';
import { refuseInvalid } from './invalid-body.ts';

/** Reads a form. Its values are texts; those that the schema has as integers become numbers. */
export function readForm(contract: ContractDocument, bytes: Buffer, schema: string): Record<string, unknown> {
  const { values, violations } = formValues(formPairs(bytes.toString('latin1')));
  refuseInvalid(violations);
  const member = bodySchema(contract, schema, values);
  const properties = typeof member === 'string' ? contract.schemaOf(member).properties : undefined;
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => {
      const integer = properties?.[name]?.type === 'integer' && /^-?\d+$/.test(text);
      return [name, integer ? Number(text) : text];
    }),
  );
}
