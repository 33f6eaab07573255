import { ProblemError } from '@worklane/contract/requests';

/** @param hint the path that was probably meant */
export const unknownPath = (method: string, path: string, hint?: string): ProblemError =>
  new ProblemError('not_found', `No route matches ${method} ${path}.${hint ? ` Did you mean ${hint}?` : ''}`);

export const undecodablePath = (): ProblemError =>
  new ProblemError('invalid_parameter', 'The path is not percent-encoded UTF-8.', {
    errors: [{ in: 'path', pointer: '', code: 'invalid_format', detail: 'must be percent-encoded UTF-8' }],
  });

/** Returns the path of a request target, without the query. */
export const pathOf = (target: string): string => target.split('?', 1)[0] ?? '';
