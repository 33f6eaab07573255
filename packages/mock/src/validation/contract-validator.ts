import type { Operation, RequestParameters, Validator } from '@worklane/contract';
import * as parameterValidators from '@worklane/contract/parameter-validators';
import { type Violation, violationFrom } from '@worklane/model';
import { isPreferenceParameter } from '../http/prefer-header.ts';
import type { ParsedRequest } from '../http/request-handler.ts';
import { formViolations } from './form-body.ts';
import { canonicalInteger } from './integer.ts';
import { bodyViolations } from './json-body.ts';
import { parseQuery } from './query.ts';
import type { RequestValidator } from './request-validator.ts';

const validators: Readonly<Record<string, Validator<RequestParameters>>> = parameterValidators;

/** Validates requests with the compiled validators of the contract, without Prism, which browsers cannot run. */
export const contractValidator: RequestValidator = (request, operation) => [
  ...parameterViolations(request, operation),
  ...bodyViolations(request, operation),
  ...formViolations(request, operation),
];

/** Returns the violations in the path, the query and the headers in Prism's format. */
export function parameterViolations(request: ParsedRequest, operation: Operation): readonly Violation[] {
  const { values: query, violations } = parseQuery(request.url.search);
  // As in the service, it is undefined which value counts.
  if (violations.length > 0) return violations;
  const texts: RequestParameters = {
    path: pathTexts(request.url.pathname, operation),
    query: withoutPreferences(query, operation),
    header: declaredHeaders(request, operation),
  };
  const values: RequestParameters = {
    path: { ...texts.path },
    query: withLists(texts.query, operation),
    header: texts.header,
  };
  const validate = validators[operation.id];
  if (!validate) throw new Error(`The contract has no validator of the parameters of ${operation.id}.`);
  const errors = validate(values) ? [] : (validate.errors ?? []).map((error) => violationFrom(error));
  const misspelled = misspelledIntegers(texts, values);
  const names = new Set(misspelled.map(({ location }) => location.join('/')));
  return [...errors.filter(({ location }) => !names.has(location.join('/'))), ...misspelled];
}

function pathTexts(pathname: string, { path }: Operation): Record<string, string> {
  const segments = pathname.split('/');
  const named = path.split('/').map((segment, index) => [/^\{(.+)\}$/.exec(segment)?.[1], segments[index]] as const);
  return Object.fromEntries(named.flatMap(([name, text = '']) => (name ? [[name, decodeSegment(text)]] : [])));
}

function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** OAuth operations ignore unknown parameters (RFC 6749, section 3.1). */
function withoutPreferences(query: Record<string, unknown>, { authentication, parameters }: Operation) {
  const isKnown = (name: string) => parameters.some((known) => known.in === 'query' && known.name === name);
  const isKept = (name: string) => isKnown(name) || (authentication === 'bearer' && !isPreferenceParameter(name));
  return Object.fromEntries(Object.entries(query).filter(([name]) => isKept(name)));
}

function withLists(query: Record<string, unknown>, { parameters }: Operation): Record<string, unknown> {
  const lists = parameters.filter(({ name, list }) => list && query[name] !== undefined);
  return { ...query, ...Object.fromEntries(lists.map(({ name }) => [name, String(query[name]).split(',')])) };
}

function declaredHeaders({ headers }: ParsedRequest, { parameters }: Operation): Record<string, unknown> {
  const names = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name.toLowerCase());
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
}

/** Returns the integers that are written in another way, such as `01`, `+1` and `1e0`, which the validators convert. */
const misspelledIntegers = (texts: RequestParameters, values: RequestParameters): Violation[] =>
  (['path', 'query'] as const).flatMap((part) =>
    Object.entries(values[part])
      .flatMap(([name, value]) => writtenValues(name, value, String(texts[part][name])))
      .filter(({ value, text }) => typeof value === 'number' && !canonicalInteger.test(text))
      .map(({ location }) => ({
        location: ['request', part, ...location],
        severity: 'Error',
        code: 'type',
        message: `Request ${part} parameter ${location.join('/')} must be integer`,
      })),
  );

/** Returns the value of a parameter, or each item of a list, with the text of the request. */
function writtenValues(name: string, value: unknown, text: string) {
  if (!Array.isArray(value)) return [{ location: [name], value, text }];
  const items = text.split(',');
  return value.map((item, index) => ({ location: [name, String(index)], value: item, text: items[index] ?? '' }));
}
