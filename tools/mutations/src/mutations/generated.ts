import { generateCheck } from '../check.ts';
import type { Area } from '../mutation.ts';

const contract = 'packages/contract/src/generated';

/** Generated files that were edited by hand or not committed. */
export const generated: Area = {
  area: 'generated',
  mutations: [
    {
      name: 'A generated type is outdated',
      edits: [
        {
          in: `${contract}/types.ts`,
          find: '"title" | "-title" | "priority" | "-priority"',
          replace: '"title" | "-title"',
        },
      ],
      check: generateCheck,
    },
    {
      name: 'The generated operation table is outdated',
      edits: [
        {
          in: `${contract}/operations.ts`,
          find: '"summary": "Start the authorization code flow"',
          replace: '"summary": "Sign in"',
        },
      ],
      check: generateCheck,
    },
    {
      name: 'A compiled validator is outdated',
      edits: [{ in: `${contract}/validators/schemas.js`, find: 'var TaskCreate = ', replace: 'var TaskMade = ' }],
      check: generateCheck,
    },
    {
      name: 'A bundled document is outdated',
      edits: [{ in: `${contract}/asyncapi.json`, find: '"asyncapi": "3.0.0"', replace: '"asyncapi": "3.1.0"' }],
      check: generateCheck,
    },
  ],
};
