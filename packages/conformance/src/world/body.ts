import { schemaViolations } from '../contract/response-violations.ts';

/** Whether a body matches its schema and can be stored: no record can hold NUL, half of a surrogate pair or `__proto__`. */
export const isValid = (schema: string, body: unknown): boolean =>
  isStorable(body) && schemaViolations(schema, body).length === 0;

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => name !== '__proto__' && isStorable(name) && isStorable(part));
}
