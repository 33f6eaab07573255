import { generateCheck } from '../gate.ts';
import type { Area } from '../mutant.ts';

const contract = 'packages/contract/src/generated';
const client = 'packages/client/src/generated';

/** What somebody writes into generated files by hand, or forgets to commit of them. */
export const generated: Area = {
  area: 'generated',
  mutants: [
    {
      name: 'A type is not current',
      edits: [
        {
          file: `${contract}/types.ts`,
          find: '"title" | "-title" | "priority" | "-priority"',
          replace: '"title" | "-title"',
        },
      ],
      gate: generateCheck,
    },
    {
      name: 'The table of operations is not current',
      edits: [
        {
          file: `${contract}/operations.ts`,
          find: '"summary": "Start the authorization code flow"',
          replace: '"summary": "Sign in"',
        },
      ],
      gate: generateCheck,
    },
    {
      name: 'A compiled validator is not current',
      edits: [{ file: `${contract}/validators/schemas.js`, find: 'var TaskCreate = ', replace: 'var TaskMade = ' }],
      gate: generateCheck,
    },
    {
      name: 'The bundled document is not current',
      edits: [{ file: `${contract}/asyncapi.json`, find: '"asyncapi": "3.0.0"', replace: '"asyncapi": "3.1.0"' }],
      gate: generateCheck,
    },
    {
      name: 'The table of what the client calls is not current',
      edits: [
        {
          file: `${client}/operations.ts`,
          find: '"path": "/api/v1/{organization_id}/members",',
          replace: '"path": "/api/v1/members",',
        },
      ],
      gate: generateCheck,
    },
  ],
};
