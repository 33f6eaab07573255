import { curlCommand } from '@worklane/contract/curl';
import { json } from './json.ts';
import { type ExampleRequest, formFields } from './request.ts';

/** Returns the request as a curl command. */
export const curl = ({ method, url, authorized, headers, body, responseType }: ExampleRequest): string =>
  curlCommand({
    method,
    url,
    flags: responseType === 'stream' ? ['-N'] : responseType === 'redirect' ? ['-i'] : [],
    ...(authorized && { token: '$ACCESS_TOKEN' }),
    headers: Object.entries(headers),
    form: formFields(body),
    ...(body && { body: json(body.value) }),
  });
