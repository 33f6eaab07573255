import type { Operation } from '@worklane/contract';
import type { Contract } from '../contract/contract.ts';
import { JsonText } from '../json-text.ts';
import { ContractBreach } from './contract-breach.ts';
import type { PlainAnswer } from './plain-answer.ts';

/** Documented headers that every answer of their status has; the others depend on the case. */
const expected = new Set(['Location', 'ETag']);

/** The most violations that a message names. */
const mostNamed = 5;

/**
 * Throws when an answer is not what the contract documents for its status.
 * @param onStoredBreach is called instead for a body that is text already: one stored event that violates the contract must
 * not withhold the others.
 */
export function checkAnswer(
  contract: Contract,
  operation: Operation,
  answer: PlainAnswer,
  schema: string | null | undefined,
  onStoredBreach: (breach: ContractBreach) => void,
): void {
  const breach = (what: string) => new ContractBreach(operation.id, answer.status, what);
  const given = new Set(Object.keys(answer.headers ?? {}).map((name) => name.toLowerCase()));
  for (const name of contract.answerHeaders(operation.id, answer.status)) {
    if (expected.has(name) && !given.has(name.toLowerCase())) throw breach(`without the header ${name}`);
  }
  if (!schema) return;
  const validate = contract.validatorOf(schema);
  // As the client will read it: dates as texts, undefined as absent.
  const body = JSON.parse(answer.body instanceof JsonText ? answer.body.text : (JSON.stringify(answer.body) ?? 'null'));
  if (validate(body)) return;
  const violations = (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || '/'}${itemId(body, instancePath)} ${message}`,
  );
  const found = breach(`with a body that is no ${schema}: ${violations.slice(0, mostNamed).join(', ')}`);
  if (!(answer.body instanceof JsonText)) throw found;
  onStoredBreach(found);
}

/** The id of the item of a list in which a violation is. */
function itemId(body: unknown, instancePath: string): string {
  const [, index] = /^\/data\/(\d+)/.exec(instancePath) ?? [];
  if (index === undefined) return '';
  const { id } = (body as { data: { id?: unknown }[] }).data[Number(index)] ?? {};
  return /^\w{1,64}$/.test(String(id)) ? ` (id ${id})` : '';
}
