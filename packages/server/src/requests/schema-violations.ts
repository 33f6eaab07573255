import type { Contract } from '../contract/contract.ts';
import type { Violation } from '../violations/violation.ts';
import { violationsOf } from '../violations/schema-violations.ts';
import { bodySchema } from './body-schema.ts';

/** What is wrong with a body by a schema of the contract. */
export function schemaViolations(contract: Contract, name: string, body: unknown): Violation[] {
  const schema = bodySchema(contract, name, body);
  if (typeof schema !== 'string') return [schema];
  const validate = contract.validatorOf(schema);
  if (validate(body)) return [];
  return violationsOf(validate.errors ?? [], {
    contract,
    value: body,
    schema: contract.schemaOf(schema),
    noun: 'field',
  });
}
