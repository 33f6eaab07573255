import type { Operation } from '@worklane/contract';
import type { Contract } from '../contract/contract.ts';
import { storageViolations } from '../violations/storage-violations.ts';
import { refuseInvalid } from './invalid-body.ts';
import { malformed } from './malformed.ts';
import { readForm } from './read-form.ts';
import { readJson } from './read-json.ts';
import { schemaViolations } from './schema-violations.ts';

/** Reads and checks the body of a request; its media type has been found right before. */
export function readBody(
  contract: Contract,
  { requestBody }: Operation,
  bytes: Buffer | undefined,
  mediaType: string | undefined,
) {
  if (!requestBody) return undefined;
  if (!bytes?.length || mediaType === undefined) {
    if (!requestBody.required) return undefined;
    throw malformed(`The body is empty: send ${describe(requestBody.content)}.`);
  }
  const schema = requestBody.content[mediaType];
  if (!schema) throw new Error(`The contract has no schema for a body of ${mediaType}.`);
  const body = mediaType === 'application/x-www-form-urlencoded' ? readForm(contract, bytes, schema) : readJson(bytes);
  refuseInvalid(storageViolations(body));
  refuseInvalid(schemaViolations(contract, schema, body));
  return body;
}

const describe = (content: Readonly<Record<string, string | null>>) =>
  Object.entries(content)
    .map(([mediaType, schema]) => `${schema} as ${mediaType}`)
    .join(' or ');
