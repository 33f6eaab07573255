import type { schemas } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader } from '@worklane/contract/openapi-reader';
import { oauthError } from '@worklane/contract/requests';

/** An error of the authorization server (RFC 6749, sections 4.1.2.1 and 5.2). */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly code: schemas.OAuthErrorCode;

  constructor(code: schemas.OAuthErrorCode, description: string) {
    super(description);
    this.code = code;
  }

  get body(): schemas.OAuthError {
    return oauthError(this.code, this.message);
  }
}

/** Returns the error of an example of the contract. @throws Error if the operation has no such example */
export function documentedError(operationId: string, example: string): OAuthError {
  const { responses } = contract.operation(operationId);
  for (const { content = {} } of Object.values(responses)) {
    const json = content['application/json'];
    const found = json && contract.examples(json).find(([name]) => name === example);
    if (!found) continue;
    const { error, error_description = '' } = found[1] as schemas.OAuthError;
    return new OAuthError(error, error_description);
  }
  throw new Error(`The contract has no example ${example} of an error of ${operationId}.`);
}

/** The OpenAPI document of the contract. */
export const contract = new OpenapiReader(openapi, 'The contract');
