import type { Oas3Rule } from '@redocly/openapi-core';

/**
 * Requires lists in queries to be separated by commas, and all other parameters to have the default style: the clients of this
 * repository, for which a table of styles would be too large, write no other.
 */
export const parameterStyle: Oas3Rule = () => ({
  Parameter(parameter, { location, report, resolve }) {
    const { in: place, name, style, explode, allowReserved, content } = parameter;
    const type = resolve(parameter.schema ?? {}).node?.type;
    const isValid =
      type === 'array' && place === 'query'
        ? (style ?? 'form') === 'form' && explode === false
        : type !== 'array' && type !== 'object' && style === undefined && explode === undefined;
    if (isValid && !allowReserved && !content) return;
    const message = `The ${place} parameter "${name}" must be a single value or, in a query, a list with \`style: form\` and \`explode: false\`.`;
    report({ message, location });
  },
});
