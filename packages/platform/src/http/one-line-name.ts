import type { ProblemViolation } from '@worklane/server';

/** Control characters, line separators and bidirectional controls: pages and emails show names to other people. */
const misleading = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** Returns the violation of the name of an application, a person or an organization, as it is given. */
export const oneLineViolations = (name: string): ProblemViolation[] =>
  misleading.test(name)
    ? [
        {
          in: 'body',
          pointer: '/name',
          code: 'forbidden_character',
          detail: 'must be one line of text without control characters',
        },
      ]
    : [];
