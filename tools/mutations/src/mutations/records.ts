import { testOf } from '../check.ts';
import type { Area } from '../mutation.ts';

const platform = 'packages/platform';
const src = `${platform}/src/records`;

export const records: Area = {
  area: 'records',
  mutations: [
    {
      name: 'Records of other organizations are found',
      edits: [
        {
          in: src,
          find: 'where organization_id = wanted.organization_id and kind',
          replace: 'where organization_id >= least(wanted.organization_id, 0) and kind',
        },
      ],
      check: testOf(platform, 'isolation.test.ts'),
    },
  ],
};
