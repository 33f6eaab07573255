import { type ContractDocument, schemaName } from '../contract/document.ts';
import type { Violation } from '../violations/violation.ts';

/**
 * The name of the schema that judges a body. That of a union is chosen by its discriminator, so that what is wrong is
 * said of the member that was meant, not of all of them.
 */
export function bodySchema(contract: ContractDocument, name: string, body: unknown): string | Violation {
  const { discriminator } = contract.schemaOf(name);
  if (!discriminator || typeof body !== 'object' || body === null) return name;
  const { propertyName, mapping } = discriminator;
  const value = (body as Record<string, unknown>)[propertyName];
  const pointer = `/${propertyName}`;
  if (value === undefined) return { pointer, code: 'required', detail: 'is required' };
  const member = Object.hasOwn(mapping, String(value)) ? mapping[String(value)] : undefined;
  if (member) return schemaName(member);
  return { pointer, code: 'not_in_enum', detail: `must be one of ${Object.keys(mapping).join(', ')}` };
}
