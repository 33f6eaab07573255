import type { Operation, RequestParameters } from '@worklane/contract';
import { contract } from '@worklane/model';
import type { ParsedRequest } from '../http/request-handler.ts';

interface Parameter {
  readonly in: keyof RequestParameters;
  readonly name: string;
  /** Its key among the values: the name of a header in lower case. */
  readonly key: string;
  readonly convert: (text: string) => unknown;
  readonly default: unknown;
}

const byOperation = new Map<string, readonly Parameter[]>();

/** Converters by the JSON type of a valid value. */
const converters: Readonly<Record<string, (text: string) => unknown>> = {
  integer: Number,
  boolean: (text) => text === 'true',
  array: (text) => text.split(','),
};

function parametersOf({ id }: Operation): readonly Parameter[] {
  const known = byOperation.get(id);
  if (known) return known;
  const parameters = contract.operation(id).parameters.map((parameter): Parameter => {
    const schema = contract.resolve(parameter.schema);
    return {
      in: parameter.in,
      name: parameter.name,
      key: parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name,
      convert: converters[String(schema.type)] ?? ((text) => text),
      default: schema.default,
    };
  });
  byOperation.set(id, parameters);
  return parameters;
}

/** Returns the parameters of a valid request, converted to the types of the contract, with its defaults. */
export function readParameters(request: ParsedRequest, operation: Operation): RequestParameters {
  const read: RequestParameters = { path: {}, query: {}, header: {} };
  const segments = request.url.pathname.split('/');
  const template = operation.path.split('/');
  const texts = {
    path: ({ name }: Parameter) => decodeURIComponent(segments[template.indexOf(`{${name}}`)] ?? ''),
    query: ({ name }: Parameter) => request.url.searchParams.get(name) ?? undefined,
    header: ({ key }: Parameter) => request.headers[key]?.toString(),
  };
  for (const parameter of parametersOf(operation)) {
    const text = texts[parameter.in](parameter);
    const value = text === undefined ? parameter.default : parameter.convert(text);
    if (value !== undefined) read[parameter.in][parameter.key] = value;
  }
  return read;
}
