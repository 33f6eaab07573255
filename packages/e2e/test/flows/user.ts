import { operations } from '@worklane/contract';
import { workerBrowser } from '@worklane/testing/browser';
import type { Account } from '../environment/accounts.ts';
import { allow, signIn } from '../environment/consent.ts';

/** The parameters of an authorization request (RFC 6749, section 4.1.1). */
export interface AuthorizationRequest {
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly scope: string;
  readonly state: string;
  readonly code_challenge?: string;
  /** The base URL of the API by default (RFC 8707). */
  readonly resource?: string;
}

/** Signs in and grants access in a browser. @returns the parameters of the redirect */
export async function grantAccess(
  baseUrl: string,
  person: Account,
  request: AuthorizationRequest,
  organization = 'Conformance',
): Promise<URLSearchParams> {
  const page = await (await workerBrowser()).newPage();
  try {
    const address = new URL(operations.authorize.path, baseUrl);
    const method = request.code_challenge === undefined ? {} : { code_challenge_method: 'S256' };
    const query = { ...request, response_type: 'code', ...method };
    await page.goto(`${address}?${new URLSearchParams(query)}`);
    await signIn(page, person);
    // No server listens there: the request of the browser is enough.
    const back = page.waitForRequest((asked) => asked.url().startsWith(`${request.redirect_uri}?`));
    await allow(page, organization);
    return new URL((await back).url()).searchParams;
  } finally {
    await page.close();
  }
}
