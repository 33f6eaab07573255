import type { Oas3Rule } from '@redocly/openapi-core';

/** The verbs that an operationId may start with, by method. */
const verbs: Record<string, readonly string[]> = {
  get: ['list', 'get', 'stream', 'authorize'],
  post: ['create', 'generate', 'revoke', 'rotate', 'test', 'redeliver', 'recover'],
  put: ['replace'],
  patch: ['update'],
  delete: ['delete', 'end', 'revoke'],
};

/** Requires a camelCase operationId that starts with a verb of its method, or with `receive` for webhooks. */
export const operationIdNaming: Oas3Rule = () => {
  const check = (allowed: readonly string[]) => ({
    Operation(operation: { operationId?: string }, { key, location, report }: Context) {
      const { operationId } = operation;
      const verb = operationId?.match(/^[a-z]+(?=[A-Z]|$)/)?.[0];
      const choice = allowed.length > 0 ? allowed : (verbs[String(key)] ?? []);
      if (verb && choice.includes(verb)) return;
      report({
        message: `operationId "${operationId}" must be camelCase and start with ${choice.join(', ')}.`,
        location: location.child('operationId'),
      });
    },
  });
  return { PathsMap: { PathItem: check([]) }, WebhooksMap: { PathItem: check(['receive']) } };
};

interface Context {
  key: string | number;
  location: { child(name: string): never };
  report(problem: { message: string; location: never }): void;
}
