import type { Operation } from '@worklane/contract';
import type { Contract } from '../contract.ts';
import { type AcceptPatternViolation, withoutAcceptedPatterns } from '../violations/accepted-patterns.ts';
import { JsonText, type PlainResponse } from './response.ts';

/** A response of a handler that violates the contract: a bug of the host. */
export class ContractViolation extends Error {
  constructor(operationId: string, status: unknown, violation: string) {
    super(`The handler of ${operationId} returned ${status} ${violation}.`);
    this.name = 'ContractViolation';
  }
}

/** Maximum number of violations that a message lists. */
const maxListed = 5;

interface ResponseToValidate {
  readonly contract: Contract;
  readonly operation: Operation;
  readonly response: PlainResponse;
  readonly schema: string | null | undefined;
  readonly acceptPatternViolation: AcceptPatternViolation | undefined;
  /**
   * Called instead of throwing for a body that is JSON text already: one stored event that violates the contract must not
   * withhold the others.
   */
  readonly onStoredViolation: (violation: ContractViolation) => void;
}

/** Throws a `ContractViolation` if a response is not what the contract documents for its status. */
export function validateResponse({
  contract,
  operation,
  response,
  schema,
  acceptPatternViolation,
  onStoredViolation,
}: ResponseToValidate): void {
  const violation = (message: string) => new ContractViolation(operation.id, response.status, message);
  const headers = new Set(Object.keys(response.headers ?? {}).map((name) => name.toLowerCase()));
  for (const name of contract.requiredHeaders(operation.id, response.status)) {
    if (!headers.has(name.toLowerCase())) throw violation(`without the header ${name}`);
  }
  if (!schema) return;
  const validate = contract.validatorOf(schema);
  // Validated as the client will read it: dates are strings, and undefined properties are absent.
  const text = response.body instanceof JsonText ? response.body.text : (JSON.stringify(response.body) ?? 'null');
  const body = JSON.parse(text);
  if (validate(body)) return;
  const invalid = { contract, schema, value: body, direction: 'response' } as const;
  const errors = withoutAcceptedPatterns(validate.errors ?? [], invalid, acceptPatternViolation);
  if (errors.length === 0) return;
  const messages = errors.map(
    ({ instancePath, message }) => `${instancePath || '/'}${itemId(body, instancePath)} ${message}`,
  );
  const found = violation(`with a body that is not a valid ${schema}: ${messages.slice(0, maxListed).join(', ')}`);
  if (!(response.body instanceof JsonText)) throw found;
  onStoredViolation(found);
}

/** Returns the ID of the list item in which a violation is, for the message; empty elsewhere. */
function itemId(body: unknown, instancePath: string): string {
  const [, index] = /^\/data\/(\d+)/.exec(instancePath) ?? [];
  if (index === undefined) return '';
  const { id } = (body as { data: { id?: unknown }[] }).data[Number(index)] ?? {};
  return /^\w{1,64}$/.test(String(id)) ? ` (id ${id})` : '';
}
