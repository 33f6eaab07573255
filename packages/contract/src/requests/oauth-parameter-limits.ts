import type { OpenapiReader } from '../openapi/openapi-reader.ts';

// Whoever reads a parameter can take time that grows with its length, so each is bounded before anything reads it.

/** Maximum characters of numbers, of constants, and of what has a pattern. */
const defaultLimit = 128;

/** The maximum lengths of the OAuth parameters of a contract. Unknown ones are ignored, whatever their length (RFC 6749, section 3.2). */
export class OAuthParameterLimits {
  readonly #limits: ReadonlyMap<string, number>;

  constructor(contract: OpenapiReader) {
    const { oneOf: grants = [] } = contract.schema('TokenRequest');
    const forms = [...grants, contract.schema('RevocationRequest')];
    const schemas = [
      ...forms.flatMap((form) => Object.entries(contract.resolve(form).properties ?? {})),
      ...contract.operation('authorize').parameters.map(({ name, schema }) => [name, schema] as const),
    ];
    const limitOf = ([name, schema]: (typeof schemas)[number]) =>
      [name, contract.resolve(schema).maxLength ?? defaultLimit] as const;
    this.#limits = new Map(schemas.map(limitOf));
  }

  /** Returns why a form or the credentials of a client are too long, if they are. @param authorization the header */
  lengthViolation(form: URLSearchParams, authorization = ''): string | undefined {
    // `Basic`, then a client ID and a secret: percent-encoded, joined, and in base64 (RFC 6749, section 2.3.1).
    const maxCredentialsLength = 6 + 4 * (this.#limitOf('client_id') + this.#limitOf('client_secret') + 1);
    if (authorization.length > maxCredentialsLength) {
      return `the Authorization header must have at most ${maxCredentialsLength} characters`;
    }
    const [name] = [...form].find(([each, value]) => this.#isTooLong(each, value)) ?? [];
    return name && `${name} must have at most ${this.#limitOf(name)} characters`;
  }

  /**
   * Returns a parameter; one that is too long is cut to one character more than allowed, the last of which no value has. Whoever
   * reads it rejects it with an error of its own, to which the authorization endpoint can redirect.
   */
  shortened(name: string, value: string): string {
    if (!this.#isTooLong(name, value)) return value;
    const limit = this.#limitOf(name);
    return `${[...value.slice(0, 2 * limit)].slice(0, limit).join('')}\u{FFFD}`;
  }

  #limitOf(name: string): number {
    return this.#limits.get(name) ?? Number.POSITIVE_INFINITY;
  }

  /** JSON Schema counts code points, of one or two code units. */
  #isTooLong(name: string, value: string): boolean {
    const limit = this.#limitOf(name);
    return value.length > limit && (value.length > 2 * limit || [...value].length > limit);
  }
}
