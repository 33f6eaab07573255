import type { FastifyCorsOptions } from '@fastify/cors';
import { answerHeaders } from '../contract/document.ts';
import { operationInfos } from '../operation-info.ts';
import type { WorklaneOptions } from '../options.ts';

/** What pages of other origins may read. Preflights are answered path by path, by `routes/preflight.ts`. */
export const crossOrigin = (origins: WorklaneOptions['origins'] = '*'): FastifyCorsOptions => ({
  origin: origins === '*' ? origins : [...origins],
  exposedHeaders: documentedHeaders(),
  preflight: false,
});

const documentedHeaders = () => [
  ...new Set(
    operationInfos.flatMap(({ id, responses }) =>
      Object.keys(responses).flatMap((status) => answerHeaders(id, Number(status))),
    ),
  ),
];
