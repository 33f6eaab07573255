/** Returns whether a value is valid. If not, `errors` has the reasons until the next call. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: ValidationError[] | null;
}

/** One violation, as Ajv reports it. */
export interface ValidationError {
  /** JSON pointer to the invalid part of the value. */
  instancePath: string;
  /** JSON pointer to the keyword in the schema. */
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** The parameters of a request by location; header names are in lower case. Validation coerces strings in place. */
export interface RequestParameters {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  cookie?: Record<string, unknown>;
}
