import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import type { VersionsObject } from '@worklane/contract/openapi-reader';

type Since = { readonly since?: unknown; readonly before?: unknown };

interface Versioned {
  readonly enum?: readonly unknown[];
  readonly properties?: object;
  readonly 'x-since'?: unknown;
  readonly in?: string;
  readonly required?: unknown;
  readonly 'x-removed'?: string | Readonly<Record<string, Since>>;
  readonly 'x-renamed-from'?: string;
  readonly 'x-transitions'?: Readonly<Record<string, Since>>;
  readonly 'x-added-values'?: Readonly<Record<string, Since>>;
}

/** Requires that what changed in a version names one of `x-versions` after the first, and that earlier versions can be derived. */
export const versions: Oas3Rule = () => {
  let dates: readonly string[] = [];
  const reported = new Set<string>();
  const check = (node: Versioned, { location, report }: UserContext) => {
    for (const [key, message] of problemsOf(node, dates)) {
      const at = location.child([key]);
      const problem = `${at.source.absoluteRef} ${at.pointer} ${message}`;
      if (!reported.has(problem)) report({ message, location: key in node ? at : location });
      reported.add(problem);
    }
  };
  return {
    Root(root: { readonly 'x-versions'?: VersionsObject }, { location, report }: UserContext) {
      dates = (root['x-versions']?.dates ?? []).map(({ date }) => date);
      if (dates.join() === [...new Set(dates)].sort().join()) return;
      report({ message: 'x-versions must be in the order of their dates.', location: location.child(['x-versions']) });
    },
    WebhooksMap: {
      PathItem: {
        Operation(node: object, { location, report }: UserContext) {
          if (!('x-removed' in node)) return;
          const message = 'Webhooks of all versions receive an event. Deprecate it instead of x-removed.';
          report({ message, location: location.child(['x-removed']) });
        },
      },
    },
    Operation: check,
    Parameter: check,
    Schema(node: Versioned, context: UserContext) {
      check(node, context);
      // What is beside a reference belongs to none of the visited schemas.
      for (const [name, property] of Object.entries(node.properties ?? {})) {
        if ('$ref' in property) check(property, { ...context, location: context.location.child(['properties', name]) });
      }
    },
  };
};

function problemsOf(node: Versioned, dates: readonly string[]): [key: string, message: string][] {
  const { 'x-since': since, 'x-removed': removal, 'x-added-values': added = {}, properties = {} } = node;
  const removed = typeof removal === 'string' ? {} : (removal ?? {});
  const values = node.enum ?? [];
  const declared: [string, unknown][] = [
    ...(since === undefined ? [] : [['x-since', since] as [string, unknown]]),
    ...(typeof removal === 'string' ? [['x-removed', removal] as [string, unknown]] : []),
    ...Object.values(removed).map(({ since }): [string, unknown] => ['x-removed', since]),
    ...Object.values(node['x-transitions'] ?? {}).flatMap(({ since: at }): [string, unknown][] =>
      at === undefined ? [] : [['x-transitions', at]],
    ),
    ...Object.values(added).map(({ since }): [string, unknown] => ['x-added-values', since]),
  ];
  return [
    ...declared.flatMap(([key, date]): [string, string][] =>
      dates.indexOf(String(date)) > 0 ? [] : [[key, `${key} must name a version of x-versions after the first.`]],
    ),
    ...(typeof removal === 'string' && since !== undefined && String(since) >= removal
      ? [['x-removed', 'x-removed must be a later version than x-since.'] as [string, string]]
      : []),
    ...misplacedKeys(node).map((key): [string, string] => [
      key,
      `${key} of a parameter applies to those of the query that are not required.`,
    ]),
    ...Object.keys(removed).flatMap((name): [string, string][] =>
      name in properties ? [['x-removed', `x-removed has the field ${name}.`]] : [],
    ),
    ...Object.entries(added).flatMap(([value, { before }]): [string, string][] =>
      values.includes(value) && values.includes(before) && !(String(before) in added)
        ? []
        : [['x-added-values', `x-added-values must lead from a value to an earlier one, but has ${value}: ${before}.`]],
    ),
  ];
}

/** Unknown headers are ignored, and versions have the same paths. */
const misplacedKeys = (node: Versioned): string[] =>
  node.in === undefined || (node.in === 'query' && node.required !== true) || node['x-renamed-from'] !== undefined
    ? []
    : ['x-since', 'x-removed'].filter((key) => key in node);
