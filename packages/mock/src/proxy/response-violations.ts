import type { Operation } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import type { HeaderObject, ResponseObject, SchemaObject } from '@worklane/contract/openapi-reader';
import { contract } from '@worklane/model';
import { describedMediaType, mediaTypeOf } from '@worklane/runtime';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Violation } from '../http/violation.ts';
import type { UpstreamResponse } from './upstream.ts';

/** Maximum number of violations that are taken from a body. */
const maxViolations = 500;

/** Returns how a response differs from what the contract documents for its operation and status. */
export function responseViolations({ id }: Operation, upstream: UpstreamResponse): Violation[] {
  const { responses } = contract.operation(id);
  const documented = responses[upstream.response.status];
  if (documented) return [...headerViolations(documented, upstream), ...bodyViolations(documented, upstream)];
  return [violation([], 'status', `must have a documented status: ${Object.keys(responses).join(', ')}`)];
}

const violation = (path: readonly string[], code: string, message: string): Violation => ({
  location: ['response', ...path],
  severity: 'Error',
  code,
  message,
});

function headerViolations({ headers = {} }: ResponseObject, { response }: UpstreamResponse): Violation[] {
  return Object.entries(headers).flatMap(([name, node]) => {
    const { required = false, schema = {} } = contract.resolve<HeaderObject>(node);
    const path = ['header', name.toLowerCase()];
    const text = response.headers[name.toLowerCase()];
    if (text === undefined) return required ? [violation(path, 'required', 'must be sent')] : [];
    return errorsOf(texts, schema, String(text)).map(({ keyword, message = '' }) => violation(path, keyword, message));
  });
}

function bodyViolations({ content = {} }: ResponseObject, { response, text }: UpstreamResponse): Violation[] {
  if (text === undefined) return [];
  const documented = Object.keys(content).join(', ');
  if (documented === '') return text === '' ? [] : [violation(['body'], 'body', 'must be empty')];
  const contentType = response.headers['content-type']?.toString();
  const mediaType = describedMediaType(content, contentType) ?? '';
  const { [mediaType]: media } = content;
  if (!media) {
    return [
      violation(['header', 'content-type'], 'media-type', `must be ${documented}, not ${contentType ?? 'missing'}`),
    ];
  }
  if (!mediaTypeOf(contentType)?.endsWith('json')) return [];
  try {
    const value: unknown = JSON.parse(text);
    return errorsOf(values, media.schema ?? {}, value)
      .slice(0, maxViolations)
      .map(({ instancePath, keyword, message = '', params: { additionalProperty: name } }) =>
        violation(
          ['body', ...instancePath.split('/').slice(1)],
          keyword,
          name === undefined ? message : `${message}: '${name}'`,
        ),
      );
  } catch (error) {
    return [violation(['body'], 'json', `must be JSON: ${(error as Error).message}`)];
  }
}

/** A validator, and what it has compiled, by the text of the schema: operations share most of their responses. */
interface Schemas {
  readonly ajv: Ajv2020;
  readonly compiled: Map<string, ValidateFunction>;
}

function schemas(options: { readonly coerceTypes?: boolean } = {}): Schemas {
  const ajv = new Ajv2020({ ...options, strict: false, validateSchema: false, allErrors: true, logger: false });
  formats.default(ajv);
  return { ajv: ajv.addSchema({ components: openapi.components }, 'openapi'), compiled: new Map() };
}

const values = schemas();

/** Headers are texts, but their schemas have numbers. */
const texts = schemas({ coerceTypes: true });

function errorsOf({ ajv, compiled }: Schemas, schema: SchemaObject, value: unknown): readonly ErrorObject[] {
  const text = JSON.stringify(schema).replaceAll('"#/', '"openapi#/');
  const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
  compiled.set(text, validate);
  return validate(value) ? [] : (validate.errors ?? []);
}
