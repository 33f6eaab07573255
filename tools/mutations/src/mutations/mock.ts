import { testOf } from '../check.ts';
import type { Area } from '../mutation.ts';

const mockPackage = 'packages/mock';
const src = `${mockPackage}/src`;

export const mock: Area = {
  area: 'mock',
  mutations: [
    {
      name: 'The mock returns an undocumented status',
      edits: [
        {
          in: src,
          find: '      status,\n      headers: {\n        ...(mediaType',
          replace: '      status: status === 201 ? 200 : status,\n      headers: {\n        ...(mediaType',
        },
      ],
      check: testOf(mockPackage, 'every-response.test.ts'),
    },
    {
      name: 'The mock accepts parameters of other servers',
      edits: [{ in: src, find: '=[^&]*&?/g', replace: '=[^&]*&?|colour=red/g' }],
      check: testOf(mockPackage, 'invalid-request.test.ts'),
    },
    {
      name: 'The validation proxy does not validate responses',
      edits: [{ in: src, find: 'validateResponse: true,', replace: 'validateResponse: false,' }],
      check: testOf(mockPackage, 'proxy-handler.test.ts'),
    },
  ],
};
