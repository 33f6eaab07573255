import { boundaries } from '../check.ts';
import type { Area } from '../mutation.ts';

/** Imports against the direction of the data flow. */
export const imports: Area = {
  area: 'imports',
  mutations: [
    {
      name: 'The contract imports a package that is built on it',
      edits: [
        {
          in: 'packages/contract/src/index.ts',
          find: 'export type {\n  Authentication,',
          replace: "export type { Client } from '@worklane/client';\nexport type {\n  Authentication,",
        },
      ],
      check: boundaries,
    },
    {
      name: 'The platform imports the dashboard',
      edits: [
        {
          in: 'packages/platform/src/main.ts',
          find: "import { parseArgs } from 'node:util';",
          replace: "import { parseArgs } from 'node:util';\nexport type { Page } from '@worklane/dashboard';",
        },
      ],
      check: boundaries,
    },
    {
      name: 'A package imports a file that another one does not export',
      edits: [
        {
          in: 'packages/mock/src/index.ts',
          find: 'startMock }',
          replace:
            "startMock } from './mock/start-mock.ts';\nexport { scopes } from '../../contract/src/generated/scopes.ts'; //",
        },
      ],
      check: boundaries,
    },
  ],
};
