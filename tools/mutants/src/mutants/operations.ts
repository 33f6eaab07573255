import { testOf } from '../gate.ts';
import type { Area } from '../mutant.ts';

const platform = 'packages/platform';
const src = `${platform}/src/operations`;
const tests = testOf(platform, 'test/operations.test.ts');

export const operations: Area = {
  area: 'operations',
  mutants: [
    {
      name: 'Answers do not tell what is left of the quota',
      edits: [
        {
          file: `${src}/rate-limiting.ts`,
          find: '    if (request.quota) reply.headers(request.quota.headers);\n',
          replace: '',
        },
      ],
      gate: tests,
    },
    {
      name: 'A rejected request is not told when to come again',
      edits: [{ file: `${src}/rate-limits.ts`, find: "'Retry-After': seconds, ", replace: '' }],
      gate: tests,
    },
    {
      name: 'Tokens that are refused are not limited',
      edits: [
        {
          file: `${src}/rate-limiting.ts`,
          find: '      if (error instanceof ProblemError) await countAddress(limits, request);\n      throw',
          replace: '      throw',
        },
      ],
      gate: tests,
    },
    {
      name: 'A lease is larger than what is left of the quota',
      edits: [{ file: `${src}/rate-limit-leases.ts`, find: 'least($3, ${left}, ', replace: 'least($3, ' }],
      gate: testOf(platform, 'test/rate-limits.test.ts'),
    },
    {
      name: 'The line of a request does not say who asked',
      edits: [{ file: `${src}/request-log.ts`, find: ', client: principal.clientId', replace: '' }],
      gate: tests,
    },
    {
      name: 'The log has the query of a request',
      edits: [{ file: `${src}/request-log.ts`, find: '      route,\n', replace: '      route: request.url,\n' }],
      gate: tests,
    },
    {
      name: 'A secret that is passed to the log is written',
      edits: [
        {
          file: `${src}/logger.ts`,
          find: "'authorization', 'token', 'secret', ",
          replace: "'authorization', 'token', ",
        },
      ],
      gate: tests,
    },
    {
      name: 'A service whose database lacks a migration says that it is ready',
      edits: [
        {
          file: `${src}/write-probe.ts`,
          find: "return (rows[0]?.name ?? '') < newestMigration ? 'schema_out_of_date' : undefined;",
          replace: 'return rows.length < 0 ? newestMigration : undefined;',
        },
      ],
      gate: tests,
    },
  ],
};
