import type { DescribedOperation } from '@worklane/contract/openapi-reader';
import { isStream, needsToken } from '../contract/described-operation.ts';
import { quoteWord } from './shell-quoting.ts';

/** Returns a command for POSIX shells that sends the request, with the access token of `WORKLANE_TOKEN`. */
export async function curlCommand(operation: DescribedOperation, request: Request): Promise<string> {
  const body = await request.text();
  const headers = [...request.headers].map(([name, value]) => `--header ${quoteWord(`${name}: ${value}`)}`);
  return [
    `curl --request ${request.method} ${quoteWord(request.url)}`,
    ...(needsToken(operation) ? ['--header "authorization: Bearer $WORKLANE_TOKEN"'] : []),
    ...headers,
    ...(body ? [`--data-raw ${quoteWord(body)}`] : []),
    ...(isStream(operation) ? ['--no-buffer'] : []),
  ].join(' \\\n  ');
}
