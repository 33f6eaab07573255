import { ProblemError } from '../problems/problem-error.ts';

export const malformed = (detail: string): ProblemError => new ProblemError('malformed_json', detail);
