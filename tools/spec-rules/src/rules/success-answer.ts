import type { Oas3Rule } from '@redocly/openapi-core';

/** Every operation documents how it succeeds: a 2XX, or a 3XX where it redirects. */
export const successAnswer: Oas3Rule = () => ({
  Responses(responses, { location, report }) {
    if (Object.keys(responses).some((status) => /^[23]/.test(status))) return;
    report({ message: 'An operation must have an answer of 200 to 399.', location });
  },
});
