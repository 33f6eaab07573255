import type { Location, Oas3Rule } from '@redocly/openapi-core';

interface ErrorCodes {
  readonly enum?: readonly string[];
  readonly 'x-problems'?: Problems;
  readonly 'x-violations'?: object;
  readonly 'x-oauth-errors'?: object;
  readonly 'x-roles'?: object;
}

type Problems = Readonly<Record<string, { status: number; title: string; example?: { response?: object } }>>;

/**
 * Requires that the extensions which explain error codes and roles cover their enumerations, and that the example of a problem is
 * one of this problem. The codes of the dashboard are explained in its own document.
 */
export const errorCodesComplete: Oas3Rule = () => {
  const explained = new Set<string>();
  let problemCodes: { readonly values: readonly string[]; readonly location: Location } | undefined;
  let isPublic = true;
  return {
    Root: {
      enter(root, context) {
        const { 'x-problems': own, 'x-internal': internal } = root as ErrorCodes & { 'x-internal'?: boolean };
        isPublic = !internal;
        if (own) checkProblems(own, context as unknown as Context);
      },
      leave(_root, { report }) {
        if (isPublic || !problemCodes) return;
        for (const code of problemCodes.values.filter((each) => !explained.has(each)))
          report({
            message: `The problem "${code}" has no entry in x-problems, here or in dashboard.yaml.`,
            location: problemCodes.location,
          });
      },
    },
    Schema(schema, context) {
      const { enum: values = [], ...extensions } = schema as ErrorCodes;
      const { location, report } = context;
      const problems = extensions['x-problems'];
      if (problems) {
        problemCodes = { values, location: location.child(['x-problems']).key() };
        checkProblems(problems, context as unknown as Context);
      }
      for (const name of ['x-problems', 'x-violations', 'x-oauth-errors', 'x-roles'] as const) {
        const entries = extensions[name];
        if (!entries) continue;
        const at = location.child([name]);
        for (const code of Object.keys(entries).filter((each) => !values.includes(each)))
          report({ message: `"${code}" is not a value of the enumeration.`, location: at.child([code]).key() });
        if (name === 'x-problems') continue;
        for (const code of values.filter((each) => !Object.hasOwn(entries, each)))
          report({ message: `"${code}" has no entry in ${name}. Explain it.`, location: at.key() });
      }
    },
  };

  function checkProblems(problems: Problems, { location, report, resolve }: Context) {
    for (const [code, { status, title, example }] of Object.entries(problems)) {
      explained.add(code);
      const { node } = resolve(example?.response ?? {});
      const { value } = (node ?? {}) as { value?: { code?: string; status?: number; title?: string } };
      // Redocly reports a missing example and a reference to no file.
      if (!value || (value.code === code && value.status === status && value.title === title)) continue;
      report({
        message: `The example must be a problem with the code "${code}", the status ${status} and the title "${title}".`,
        location: location.child(['x-problems', code, 'example', 'response']),
      });
    }
  }
};

interface Context {
  readonly location: Location;
  report(problem: { message: string; location: Location }): void;
  resolve(reference: object): { node?: unknown };
}
