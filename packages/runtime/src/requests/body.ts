import type { Operation } from '@worklane/contract';
import { inexactNumbers, parseJson } from '@worklane/contract/json';
import { invalidFields, ProblemError, type ViolationsOf } from '@worklane/contract/requests';
import { visit } from 'jsonc-parser';
import type { Contract } from '../contract.ts';
import { type PatternOptions, schemaViolations } from '../violations/schema-violations.ts';
import { storageViolations } from '../violations/storage-violations.ts';
import { fitting, maxViolations, problemViolation, type Violation } from '../violations/violation.ts';
import { scalarReader } from './coercion.ts';
import { formReader } from './form.ts';
import { bodyFormat, describedMediaType, mediaTypeOf } from './headers.ts';
import { lengthOf, type MultipartForm, multipartReader } from './multipart.ts';

/** What an interpreter makes of requests, besides what the document says. */
export interface ReaderOptions extends PatternOptions {
  /**
   * Whether to accept what the document does not mention: undeclared parameters, an Idempotency-Key, and characters that a
   * database does not store. Default: false.
   */
  readonly lenient?: boolean;
  /** Default: 1 MiB. */
  readonly maxBodyBytes?: number;
}

/** Reads a body whose media type has been checked. */
type FormatReader = (bytes: Uint8Array, contentType: string) => unknown | Promise<MultipartForm>;

/** How the body of a media type is read. */
interface BodyPlan {
  readonly schema: string | null;
  readonly mayBeEmpty: boolean;
  readonly isJson: boolean;
  readonly read: FormatReader;
}

/**
 * Returns a function that parses and validates the body of a request whose media type has been checked; undefined when there
 * is none. It throws a `ProblemError` malformed_json or validation_failed. It returns a promise for a multipart body only.
 */
export function bodyReader(contract: Contract, operation: Operation, options: ReaderOptions = {}) {
  const { requestBody } = operation;
  if (!requestBody) return () => undefined;
  const { content } = requestBody;
  const planOf = (key: string, mediaType: string): BodyPlan => {
    const schema = content[key] ?? null;
    const format = bodyFormat(mediaType);
    const mayBeEmpty = requestBody.required && (format === 'text' || format === 'binary');
    const isJson = format === 'json';
    return { schema, mayBeEmpty, isJson, read: formatReader(contract, operation, key, mediaType, schema) };
  };
  /** Only those of the contract: the media types of clients have no end. */
  const plans = new Map(Object.keys(content).map((key) => [key, planOf(key, mediaTypeOf(key) ?? '')]));
  /** @param json the bytes that the value is parsed from */
  const validated = (schema: string | null, value: unknown, json?: Uint8Array) => {
    if (!options.lenient) rejectInvalid(storageViolations(value));
    const invalid = schema === null ? [] : schemaViolations(contract, schema, value, options);
    // The limits of a schema say more.
    const isNew = ({ pointer }: Violation) => invalid.every((each) => each.pointer !== pointer);
    const numbers = json && !options.lenient ? numberViolations(decode(json)).filter(isNew) : [];
    rejectInvalid([...invalid, ...numbers].slice(0, maxViolations));
    return value;
  };
  const absent = (): undefined => {
    if (!requestBody.required) return undefined;
    throw new ProblemError('malformed_json', `The body is empty. Send ${bodiesOf(content)}.`);
  };
  return (bytes: Uint8Array | undefined, contentType: string | undefined, version?: string): unknown => {
    const isEmpty = !bytes || bytes.length === 0;
    if (contentType === undefined || (isEmpty && !requestBody.required)) return absent();
    const mediaType = mediaTypeOf(contentType) ?? '';
    const key = describedMediaType(content, contentType) ?? '';
    const plan = key.includes('*') ? planOf(key, mediaType) : plans.get(key);
    if (!bytes || (isEmpty && !plan?.mayBeEmpty)) return absent();
    if (!plan) throw new Error(`The contract has no schema for a body of ${mediaType}.`);
    const { schema } = plan;
    const sent = plan.read(bytes, contentType);
    const value =
      plan.isJson && schema && version !== undefined ? contract.versions.upgradeBody(schema, version, sent) : sent;
    if (value instanceof Blob) {
      validated(schema, lengthOf(value));
      return value;
    }
    if (!(value instanceof Promise)) return validated(schema, value, plan.isJson ? bytes : undefined);
    return value.then((form: MultipartForm) => {
      validated(schema, form.validated);
      return form.value;
    });
  };
}

function formatReader(
  contract: Contract,
  { id }: Operation,
  key: string,
  mediaType: string,
  schema: string | null,
): FormatReader {
  const format = bodyFormat(mediaType);
  const encoding = contract.encodingOf(id, key);
  if (format === 'json') return parseJsonBody;
  if (format === 'form') {
    const read = formReader(contract, schema, encoding);
    return (bytes) => {
      const { values, violations } = read(new TextDecoder().decode(bytes));
      rejectInvalid(violations);
      return values;
    };
  }
  if (format === 'multipart') return multipartReader(contract, schema, encoding);
  if (format === 'binary')
    return (bytes, contentType) => new Blob([bytes as Uint8Array<ArrayBuffer>], { type: contentType });
  const scalar = schema === null ? (text: string) => text : scalarReader(contract, contract.schemaOf(schema));
  return (bytes) => scalar(new TextDecoder().decode(bytes));
}

const bodiesOf = (content: Readonly<Record<string, string | null>>) =>
  Object.entries(content)
    .map(([mediaType, schema]) => (schema === null ? mediaType : `${schema} as ${mediaType}`))
    .join(' or ');

function rejectInvalid(violations: readonly Violation[]): void {
  if (violations.length === 0) return;
  throw invalidFields(violations.map((violation) => problemViolation('body', violation)));
}

/** Returns a function that returns the violations of a schema in a value of a body, as a problem lists them. */
export const violationsOf =
  (contract: Contract): ViolationsOf =>
  (schema, value) =>
    schemaViolations(contract, schema, value).map((violation) => problemViolation('body', violation));

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a request body.
 * @throws ProblemError malformed_json, with the position of the error and without any text of the body
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  try {
    return parseJson(text);
  } catch (error) {
    throw new ProblemError('malformed_json', syntaxErrorDetail(text, (error as SyntaxError).message));
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new ProblemError('malformed_json', 'The body is not valid UTF-8.');
  }
}

/** V8 gives the position of some errors only, and quotes the body in the message of the others. */
function syntaxErrorDetail(text: string, message: string): string {
  // Input: at most 200 characters, since V8 quotes few.
  const withPosition = /^(.*?)(?: in| after)? JSON.* at position (\d+)/s.exec(message);
  if (withPosition) return `${withPosition[1]} at position ${withPosition[2]}.`;
  if (message.startsWith('Unexpected end')) return `Unexpected end of the body at position ${text.length}.`;
  const position = firstErrorPosition(text);
  return position === undefined ? 'The body is not valid JSON.' : `Unexpected character at position ${position}.`;
}

/** Maximum length of a text in which an error is located: that takes 20 times as long as `JSON.parse`. */
const maxLocatedLength = 256 * 1024;

/** Stops at the error, so that the text after it costs nothing. */
function firstErrorPosition(text: string): number | undefined {
  if (text.length > maxLocatedLength) return undefined;
  let position: number | undefined;
  const onError = (_: unknown, offset: number) => {
    position = offset;
    throw new SyntaxError();
  };
  try {
    visit(text, { onError }, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // The error, or a stack overflow: the visitor is recursive, so nesting of many thousand levels has no known position.
  }
  return position;
}

const greatest = Number.MAX_SAFE_INTEGER;

/** Returns the violations of valid JSON by numbers that would be stored with other digits than those that were sent. */
const numberViolations = (text: string): Violation[] =>
  inexactNumbers(text, maxViolations).map(({ pointer, value }) => ({ pointer: fitting(pointer), ...describe(value) }));

function describe(value: number): Omit<Violation, 'pointer'> {
  if (value > greatest) return { code: 'too_large', detail: `must be at most ${greatest}` };
  if (value < -greatest) return { code: 'too_small', detail: `must be at least -${greatest}` };
  return { code: 'not_allowed', detail: `must not have more digits than a double holds: it would become ${value}` };
}
