/** Checks a value against a schema; after a refusal `errors` says why, until the next call. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: ValidationError[] | null;
}

/** One violation, as Ajv reports it. */
export interface ValidationError {
  /** JSON pointer to the place in the value. */
  instancePath: string;
  /** JSON pointer to the rule in the schema. */
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** The parameters of a request by place; header names are in lower case. Strings are coerced in place. */
export interface RequestParameters {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
}
