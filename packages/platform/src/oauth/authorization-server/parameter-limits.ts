import document from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader, type SchemaObject } from '@worklane/contract/openapi-reader';

// Whoever reads a parameter can take time that grows with its length, so each is bounded before anything reads it.

const contract = new OpenapiReader(document);

/** Maximum characters of numbers, of constants, and of what has a pattern. */
const defaultLimit = 128;

/** The maximum characters of each OAuth parameter in the contract, by name. */
const limits: ReadonlyMap<string, number> = new Map(
  parameterSchemas().map(([name, schema]) => [name, contract.resolve(schema).maxLength ?? defaultLimit]),
);

function parameterSchemas(): (readonly [name: string, SchemaObject])[] {
  const { oneOf: grants = [] } = contract.schema('TokenRequest');
  const forms = [...grants, contract.schema('RevocationRequest')];
  return [
    ...forms.flatMap((form) => Object.entries(contract.resolve(form).properties ?? {})),
    ...contract.operation('authorize').parameters.map(({ name, schema }) => [name, schema] as const),
  ];
}

/** Unknown parameters are ignored, whatever their length (RFC 6749, section 3.2). */
const limitOf = (name: string): number => limits.get(name) ?? Number.POSITIVE_INFINITY;

/** `Basic`, then a client ID and a secret: percent-encoded, joined, and in base64 (RFC 6749, section 2.3.1). */
const maxCredentialsLength = 6 + 4 * (limitOf('client_id') + limitOf('client_secret') + 1);

/** Returns why a form or the credentials of a client are too long, if they are. @param authorization the header */
export function lengthViolation(form: URLSearchParams, authorization = ''): string | undefined {
  if (authorization.length > maxCredentialsLength) {
    return `the Authorization header must have at most ${maxCredentialsLength} characters`;
  }
  const [name] = [...form].find(([each, value]) => isTooLong(each, value)) ?? [];
  return name && `${name} must have at most ${limitOf(name)} characters`;
}

/**
 * Returns a parameter; one that is too long is cut to one character more than allowed, the last of which no value has. Whoever reads
 * it rejects it with an error of its own, to which the authorization endpoint can redirect.
 */
export const shortened = (name: string, value: string): string =>
  isTooLong(name, value) ? `${[...value.slice(0, 2 * limitOf(name))].slice(0, limitOf(name)).join('')}\u{FFFD}` : value;

/** JSON Schema counts code points, of one or two code units. */
const isTooLong = (name: string, value: string): boolean =>
  value.length > limitOf(name) && (value.length > 2 * limitOf(name) || [...value].length > limitOf(name));
