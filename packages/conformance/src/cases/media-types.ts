import type { Case, CasesOf } from './case.ts';

/** Media types that the operation neither accepts nor produces. */
export const mediaTypes: CasesOf = (operation) => {
  const withHeader =
    (name: string, value: string): Case['request'] =>
    async ({ fixtures }) => {
      const request = await fixtures.validRequest(operation);
      return { ...request, headers: { ...request.headers, [name]: value } };
    };
  const picture: Case = {
    name: 'rejects Accept: image/png',
    needs: [],
    expected: { status: 406, code: 'not_acceptable' },
    request: withHeader('accept', 'image/png'),
  };
  const xml: Case = {
    name: 'rejects an XML body',
    needs: [],
    expected: { status: 415, code: 'unsupported_media_type' },
    request: withHeader('content-type', 'application/xml'),
  };
  return [...('406' in operation.responses ? [picture] : []), ...('415' in operation.responses ? [xml] : [])];
};
