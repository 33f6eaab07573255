import type { Operation } from '@worklane/contract';
import type { CasesOf, RequestCase } from './case.ts';

/** Media types that the operation neither accepts nor produces, and the ways to accept those that it does. */
export const mediaTypes: CasesOf = (operation) => {
  const withHeader =
    (name: string, value: string | ((valid: string) => string)): RequestCase['request'] =>
    async ({ fixtures }) => {
      const request = await fixtures.validRequest(operation);
      const valid = request.headers[name] ?? '';
      return { ...request, headers: { ...request.headers, [name]: typeof value === 'string' ? value : value(valid) } };
    };
  const picture: RequestCase = {
    name: 'rejects Accept: image/png',
    needs: [],
    expected: { status: 406, code: 'not_acceptable' },
    request: withHeader('accept', 'image/png'),
  };
  const produced = producedMediaType(operation);
  const withParameter: RequestCase = {
    name: 'accepts Accept with a charset',
    needs: [],
    expected: { status: 'success' },
    request: withHeader('accept', `${produced}; charset=utf-8`),
  };
  // The platform document sends it with every request.
  const json: RequestCase = {
    name: 'accepts Accept: application/json',
    needs: [],
    expected: { status: 'success' },
    request: withHeader('accept', 'application/json'),
  };
  const xml: RequestCase = {
    name: 'rejects an XML body',
    needs: [],
    expected: { status: 415, code: 'unsupported_media_type' },
    request: withHeader('content-type', 'application/xml'),
  };
  const withCharset: RequestCase = {
    name: 'accepts a body with a charset',
    needs: [],
    expected: { status: 'success' },
    request: withHeader('content-type', (mediaType) => `${mediaType}; charset=UTF-8`),
  };
  const negotiates = '406' in operation.responses;
  return [
    ...(negotiates ? [picture] : []),
    // Negotiation does not depend on the method, and a read leaves nothing behind.
    ...(negotiates && operation.method === 'get' && produced ? [withParameter] : []),
    ...(produced && !negotiates && !produced.endsWith('json') ? [json] : []),
    ...('415' in operation.responses ? [xml] : []),
    ...(operation.requestBody ? [withCharset] : []),
  ];
};

/** Returns the media type of the success response. */
const producedMediaType = ({ responses }: Operation): string | undefined =>
  Object.entries(responses)
    .filter(([status]) => Number(status) < 300)
    .flatMap(([, { content }]) => Object.keys(content))[0];
