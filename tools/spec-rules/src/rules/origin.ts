import type { Oas3Rule } from '@redocly/openapi-core';

const origins = ['document', 'design'];

/** Requires `x-origin` for operations, parameters, named schemas and security schemes. */
export const origin: Oas3Rule = () => {
  const check = (subject: string) => ({
    enter(node: object, { location, report }: Context) {
      const value = (node as { 'x-origin'?: string })['x-origin'];
      if (value !== undefined && origins.includes(value)) return;
      report({ message: `${subject} must have x-origin: ${origins.join(' or ')}.`, location });
    },
  });
  return {
    Operation: check('An operation'),
    Parameter: check('A parameter'),
    SecurityScheme: check('A security scheme'),
    Schema: {
      enter(schema, context) {
        if (schema.title) check(`The schema ${schema.title}`).enter(schema, context as Context);
      },
    },
  };
};

interface Context {
  location: object;
  report(problem: { message: string; location: never } | object): void;
}
