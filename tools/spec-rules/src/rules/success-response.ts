import type { Oas3Rule } from '@redocly/openapi-core';

/** Requires a success response: 2XX, or 3XX for redirects. */
export const successResponse: Oas3Rule = () => ({
  Responses(responses, { location, report }) {
    if (Object.keys(responses).some((status) => /^[23]/.test(status))) return;
    report({ message: 'An operation must have a response from 200 to 399.', location });
  },
});
