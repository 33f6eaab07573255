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
  const ids = new Set<string>();
  const earlier: [id: string, reportTaken: () => void][] = [];
  const check = (allowed: readonly string[]) => ({
    Operation(operation: NamedOperation, { key, location, report }: Context) {
      const { operationId, 'x-verb': declared, 'x-renamed-from': renamedFrom } = operation;
      // Redocly's operation-operationId reports a missing one.
      if (operationId === undefined) return;
      ids.add(operationId);
      if (renamedFrom !== undefined) {
        const message = `The idempotency keys of ${operationId} are stored by ${renamedFrom}, which another operation uses.`;
        earlier.push([renamedFrom, () => report({ message, location: location.child('x-renamed-from') })]);
      }
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
  return {
    PathsMap: { PathItem: check([]) },
    WebhooksMap: { PathItem: check(['receive']) },
    Root: {
      leave() {
        for (const [id, reportTaken] of earlier) {
          if (ids.has(id)) reportTaken();
          ids.add(id);
        }
      },
    },
  };
};

interface NamedOperation {
  operationId?: string;
  'x-verb'?: string;
  'x-renamed-from'?: string;
}

interface Context {
  key: string | number;
  location: { child(name: string): never };
  report(problem: { message: string; location: never }): void;
}
