import type { Oas3Rule } from '@redocly/openapi-core';

/** The verbs of operations on a resource, by method. Other operations declare theirs as `x-verb`. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  get: ['list', 'get'],
  post: ['create'],
  put: ['replace'],
  patch: ['update'],
  delete: ['delete'],
};

/** Returns the verb of an operationId unless its method implies it, or undefined. */
export function verbToDeclare(operationId: string, method: string): string | undefined {
  const verb = /^[a-z]+/.exec(operationId)?.[0];
  return verb && verbs[method]?.includes(verb) ? undefined : verb;
}

/**
 * Requires a camelCase operationId that starts with a verb of its method or the declared one, or with `receive` for webhooks.
 * Only a declared verb can be a whole name: others, such as `delete`, are reserved words of the languages of clients.
 */
export const operationIdNaming: Oas3Rule = () => {
  const check = (allowed: readonly string[]) => ({
    Operation(operation: { operationId?: string; 'x-verb'?: string }, { key, location, report }: Context) {
      const { operationId, 'x-verb': declared } = operation;
      // Redocly's operation-operationId reports a missing one.
      if (operationId === undefined) return;
      const [, verb = '', noun] = /^([a-z]+)((?:[A-Z][a-z0-9]*)+)?$/.exec(operationId) ?? [];
      const choice = declared ? [declared] : allowed.length > 0 ? allowed : (verbs[String(key)] ?? []);
      if (choice.includes(verb) && (noun || declared)) return;
      const advice = declared || allowed.length > 0 ? '' : ', or declare another verb as x-verb';
      report({
        message: `operationId "${operationId}" must be camelCase and start with ${choice.join(' or ')}${advice}.`,
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
