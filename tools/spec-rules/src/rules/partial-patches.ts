import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';

/**
 * Requires that the objects in the body of a PATCH require no property, because the record may have it already (RFC 7396).
 * Items of an array are excepted: a patch replaces the whole array.
 */
export const partialPatches: Oas3Rule = () => {
  // Many operations share an object, whose problem is reported once.
  const reported = new Set<string>();
  return {
    Operation({ requestBody }, context) {
      if (context.key !== 'patch' || !requestBody) return;
      const body = target<Body>(requestBody, context.location.child('requestBody'), context);
      for (const { schema } of Object.values(body?.node.content ?? {})) {
        if (!schema || !body) continue;
        for (const { node, location } of partsOf(schema, body.location, context).flatMap((part) =>
          objectsIn(part, context),
        )) {
          if (!node.required?.length || reported.has(location.absolutePointer)) continue;
          reported.add(location.absolutePointer);
          context.report({
            message: `A patch of ${node.title ?? 'an object'} must not require "${node.required[0]}": the record may have it already.`,
            location: location.child('required'),
          });
        }
      }
    },
  };
};

interface Body {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
}

interface Part<Node = Schema> {
  readonly node: Node;
  readonly location: Location;
}

/** Returns what a reference refers to, or the value itself. */
function target<Node extends object>(value: object, at: Location, { resolve }: UserContext): Part<Node> | undefined {
  if (!('$ref' in value)) return { node: value as Node, location: at };
  const { node, location } = resolve<Node>(value as { $ref: string }, at.source.absoluteRef);
  return node && location && { node, location };
}

/** Returns the properties of a schema and the members of its union. */
function partsOf(schema: Schema, at: Location, context: UserContext): Part[] {
  const found = target<Schema>(schema, at, context);
  if (!found) return [];
  const { node, location } = found;
  const properties = Object.entries(node.properties ?? {}).map(
    ([name, property]) => [property, location.child(['properties', name])] as const,
  );
  const members = (node.oneOf ?? []).map((member, index) => [member, location.child(['oneOf', index])] as const);
  return [...properties, ...members].flatMap(([part, place]) => target<Schema>(part, place, context) ?? []);
}

/** Returns a part with all objects in it. */
const objectsIn = (part: Part, context: UserContext): Part[] => [
  part,
  ...partsOf(part.node, part.location, context).flatMap((inner) => objectsIn(inner, context)),
];
