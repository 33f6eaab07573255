import { quoteShell } from '@worklane/contract/escape';
import type { DescribedOperation } from '@worklane/contract/openapi-reader';
import { isStream, needsToken } from '../contract/described-operation.ts';

/** Returns a command for POSIX shells that sends the request, with the access token of `WORKLANE_TOKEN`. */
export async function curlCommand(operation: DescribedOperation, request: Request): Promise<string> {
  const body = await request.text();
  const headers = [...request.headers].map(([name, value]) => `--header ${quoteShell(`${name}: ${value}`)}`);
  return [
    `curl --request ${request.method} ${quoteShell(request.url)}`,
    ...(needsToken(operation) ? ['--header "authorization: Bearer $WORKLANE_TOKEN"'] : []),
    ...headers,
    ...(body ? [`--data-raw ${quoteShell(body)}`] : []),
    ...(isStream(operation) ? ['--no-buffer'] : []),
  ].join(' \\\n  ');
}
