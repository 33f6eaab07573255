/// <reference path="./parse-prefer-header.d.ts" />
import type { Operation } from '@worklane/contract';
import parsePreferHeader from 'parse-prefer-header';
import type { DocumentedAnswer } from '../documented-answer.ts';
import type { GuardedRequest } from '../http/request-handler.ts';
import { invalidRequestPart, type Refusal } from '../refusal.ts';

/** Which of the documented answers a request asks for: `Prefer: code=404`, as Prism takes it. */
export interface Preference {
  readonly code?: string;
  readonly example?: string;
  readonly dynamic?: string;
  readonly seed?: string;
  /** How the request said so, for refusals. */
  readonly source: 'header' | 'query';
}

/** Query parameters stand for the header where none can be set: in the address bar, in an image tag. */
const queryNames = { code: '__code', example: '__example', dynamic: '__dynamic', seed: '__seed' } as const;

export const isPreferenceParameter = (name: string) => Object.values<string>(queryNames).includes(name);

export function readPreference({ headers, url }: GuardedRequest): Preference {
  if (headers.prefer !== undefined) {
    const { code, example, dynamic, seed } = parsePreferHeader(headers.prefer);
    return { ...texts({ code, example, dynamic, seed }), source: 'header' };
  }
  const asked = Object.entries(queryNames).map(([key, name]) => [key, url.searchParams.get(name) ?? undefined]);
  return { ...texts(Object.fromEntries(asked)), source: 'query' };
}

function texts(values: Record<string, string | true | undefined>): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
}

export interface ChosenAnswer {
  readonly answer: DocumentedAnswer;
  readonly example?: string;
}

/**
 * The documented answer that a request prefers, or the first. An example alone chooses its answer too.
 *
 * @throws Refusal when the operation documents no such answer; it names those there are.
 */
export function chooseAnswer(
  answers: readonly DocumentedAnswer[],
  preference: Preference,
  operation: Operation,
): ChosenAnswer {
  const { code, example } = preference;
  const ofCode = code === undefined ? answers : answers.filter(({ status }) => String(status) === code);
  const [first] = ofCode;
  if (!first)
    throw refused(
      preference,
      'code',
      operation,
      answers.map(({ status }) => status),
    );
  if (example === undefined) return { answer: first };
  const withExample = ofCode.find(({ examples }) => examples.includes(example));
  if (!withExample)
    throw refused(preference, 'example', operation, new Set(ofCode.flatMap(({ examples }) => examples)));
  return { answer: withExample, example };
}

function refused(
  { source }: Preference,
  key: 'code' | 'example',
  operation: Operation,
  known: Iterable<string | number>,
): Refusal {
  const pointer = source === 'header' ? '/Prefer' : `/${queryNames[key]}`;
  const names = [...known].join(', ') || 'none';
  const detail = `must name a documented ${key} of ${operation.id}: ${names}`;
  return invalidRequestPart('parameter', [{ in: source, pointer, code: 'not_in_enum', detail }]);
}
