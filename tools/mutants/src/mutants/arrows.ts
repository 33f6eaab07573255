import { boundaries } from '../gate.ts';
import type { Area } from '../mutant.ts';

/** Imports against the direction in which data flows. */
export const arrows: Area = {
  area: 'arrows',
  mutants: [
    {
      name: 'The contract imports what is built on it',
      edits: [
        {
          file: 'packages/contract/src/index.ts',
          find: "export type { EventInfo } from './event-info.ts';",
          replace: "export type { EventInfo } from './event-info.ts';\nexport type { Client } from '@worklane/client';",
        },
      ],
      gate: boundaries,
    },
    {
      name: 'The platform reaches into the client',
      edits: [
        {
          file: 'packages/platform/src/outbox/lifetimes.ts',
          find: 'const day = 24 * 3_600_000;\n',
          replace: "export type { Client } from '@worklane/client';\n\nconst day = 24 * 3_600_000;\n",
        },
      ],
      gate: boundaries,
    },
    {
      name: 'A package goes around the exports of another one',
      edits: [
        {
          file: 'packages/mock/src/index.ts',
          find: "export { type MockOptions, startMock } from './mock.ts';",
          replace:
            "export { scopes } from '../../contract/src/generated/scopes.ts';\nexport { type MockOptions, startMock } from './mock.ts';",
        },
      ],
      gate: boundaries,
    },
  ],
};
