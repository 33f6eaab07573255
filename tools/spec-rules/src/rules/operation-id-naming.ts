import type { Oas3Rule } from '@redocly/openapi-core';

/** The verbs that an operationId may start with, by method. */
const verbs: Record<string, readonly string[]> = {
  get: ['list', 'get', 'stream', 'export', 'authorize'],
  post: ['create', 'generate', 'revoke', 'rotate', 'test', 'redeliver', 'recover'],
  put: ['replace'],
  patch: ['update'],
  delete: ['delete', 'end', 'revoke'],
};

/** Verbs that are whole names. Others, such as `delete`, are reserved words of the languages of clients. */
const complete = ['authorize'];

/** Requires a camelCase operationId that starts with a verb of its method, or with `receive` for webhooks. */
export const operationIdNaming: Oas3Rule = () => {
  const check = (allowed: readonly string[]) => ({
    Operation(operation: { operationId?: string }, { key, location, report }: Context) {
      const { operationId } = operation;
      // Redocly's operation-operationId reports a missing one.
      if (operationId === undefined) return;
      const [, verb = '', noun] = /^([a-z]+)((?:[A-Z][a-z0-9]*)+)?$/.exec(operationId) ?? [];
      const choice = allowed.length > 0 ? allowed : (verbs[String(key)] ?? []);
      if (choice.includes(verb) && (noun || complete.includes(verb))) return;
      report({
        message: `operationId "${operationId}" must be camelCase and start with ${choice.length > 1 ? 'one of ' : ''}${choice.join(', ')}.`,
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
