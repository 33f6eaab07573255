import { schemaOf } from '../contract/document.ts';
import { validatorOf } from '../contract/validators.ts';
import type { Violation } from '../violations/violation.ts';
import { violationsOf } from '../violations/violations-of.ts';
import { bodySchema } from './body-schema.ts';

/** What is wrong with a body by a schema of the contract. */
export function schemaViolations(name: string, body: unknown): Violation[] {
  const schema = bodySchema(name, body);
  if (typeof schema !== 'string') return [schema];
  const validate = validatorOf(schema);
  if (validate(body)) return [];
  return violationsOf(validate.errors ?? [], { value: body, schema: schemaOf(schema), noun: 'field' });
}
