import type { Operation } from '@worklane/contract';
import { referencedName, type SchemaObject } from '@worklane/contract/openapi-reader';
import { contract, schemaViolations, type Violation } from '@worklane/model';
import type { ParsedRequest } from '../http/request-handler.ts';
import { canonicalInteger } from './integer.ts';

/** Returns the violations in a form in Prism's format; of several alternatives, those of the one that it selects. */
export function formViolations({ body: { value } }: ParsedRequest, operation: Operation): Violation[] {
  const name = operation.requestBody?.content['application/x-www-form-urlencoded'];
  if (!name) return [];
  const form = Object.fromEntries(new URLSearchParams(String(value ?? '')));
  const { discriminator } = contract.schema(name);
  if (!discriminator) return violationsOf(name, form);
  const { propertyName, mapping } = discriminator;
  const alternative = mapping[form[propertyName] ?? ''];
  if (alternative) return violationsOf(referencedName(alternative), form);
  return [unknownAlternative(propertyName, form[propertyName], Object.keys(mapping))];
}

const violationsOf = (name: string, form: Readonly<Record<string, string>>): Violation[] =>
  schemaViolations(name, withIntegers(form, contract.schema(name)));

/** Values of a form are strings; those that the schema declares as integers become numbers. */
function withIntegers(form: Readonly<Record<string, string>>, { properties = {} }: SchemaObject): object {
  const isInteger = (name: string, text: string) =>
    properties[name] && contract.resolve(properties[name]).type === 'integer' && canonicalInteger.test(text);
  const entries = Object.entries(form).map(([name, text]) => [name, isInteger(name, text) ? Number(text) : text]);
  return Object.fromEntries(entries);
}

function unknownAlternative(field: string, value: string | undefined, known: readonly string[]): Violation {
  const severity = 'Error';
  if (value === undefined) {
    const message = `Request body must have required property '${field}'`;
    return { location: ['request', 'body'], severity, code: 'required', message };
  }
  const message = `Request body property ${field} must be equal to one of the allowed values: ${known.join(', ')}`;
  return { location: ['request', 'body', field], severity, code: 'enum', message };
}
