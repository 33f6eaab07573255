import type { Case, CasesOf } from './case.ts';

/** Media types that the operation neither takes nor answers. */
export const mediaTypes: CasesOf = (operation) => {
  const withHeader =
    (name: string, value: string): Case['request'] =>
    async ({ fixtures }) => {
      const request = await fixtures.validRequest(operation);
      return { ...request, headers: { ...request.headers, [name]: value } };
    };
  const picture: Case = {
    name: 'refuses to answer with a picture',
    needs: [],
    expected: { status: 406, code: 'not_acceptable' },
    request: withHeader('accept', 'image/png'),
  };
  const xml: Case = {
    name: 'refuses a body that is XML',
    needs: [],
    expected: { status: 415, code: 'unsupported_media_type' },
    request: withHeader('content-type', 'application/xml'),
  };
  return [...('406' in operation.responses ? [picture] : []), ...('415' in operation.responses ? [xml] : [])];
};
