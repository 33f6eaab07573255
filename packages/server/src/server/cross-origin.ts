import type { FastifyCorsOptions } from '@fastify/cors';
import { publicContract } from '../contract/public-contract.ts';
import type { WorklaneOptions } from '../options.ts';

/** What pages of other origins may read. Preflights are answered path by path, by `routes/preflight.ts`. */
export const crossOrigin = (origins: WorklaneOptions['origins'] = '*'): FastifyCorsOptions => ({
  origin: origins === '*' ? origins : [...origins],
  exposedHeaders: documentedHeaders(),
  preflight: false,
});

const documentedHeaders = () => [
  ...new Set(
    publicContract.operations.flatMap(({ id, responses }) =>
      Object.keys(responses).flatMap((status) => publicContract.answerHeaders(id, Number(status))),
    ),
  ),
];
