import type { Oas3Parameter, Oas3Rule, Referenced } from '@redocly/openapi-core';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** Forbids operations to override a parameter of their path: generators declare it twice, and the result does not compile. */
export const parameterOverride: Oas3Rule = () => ({
  PathItem(item, { location, report, resolve }) {
    const idOf = (parameter: Referenced<Oas3Parameter>) => {
      const { name, in: place } = resolve(parameter).node ?? {};
      return `${place} parameter "${name}"`;
    };
    const ofPath = new Set((item.parameters ?? []).map(idOf));
    for (const method of methods) {
      for (const [index, parameter] of (item[method]?.parameters ?? []).entries()) {
        if (!ofPath.has(idOf(parameter))) continue;
        const message = `The ${idOf(parameter)} must be declared by the path or by its operations, not by both.`;
        report({ message, location: location.child([method, 'parameters', index]) });
      }
    }
  },
});
