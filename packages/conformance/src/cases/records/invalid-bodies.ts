import { evaluatePointer, parsePointer } from '@worklane/contract/openapi-reader';
import { contract } from '../../contract/document.ts';
import { contractSchemas } from '../../contract/response-violations.ts';
import { invalidValues } from '../../document/invalid-values.ts';
import { bodyErrors } from '../../world/body.ts';
import type { Body } from './valid-bodies.ts';

interface Change {
  readonly pointer: string;
  readonly value: unknown;
}

/** What no record can hold is reported before the violations of the schema. */
const unstorable: ReadonlySet<string> = new Set(['NUL', 'surrogate', 'prototype']);

/**
 * Returns bodies that have every violation of every keyword at every place. A problem lists the violations of all fields, so each
 * body has as many as possible.
 */
export function invalidBodies(schema: string, valid: Body): unknown[] {
  const changes = new Map<string, Change>();
  const separate = new Map<string, Change>();
  for (const { keyword, instancePath: pointer, value } of invalidValues(
    contractSchemas,
    contract.schema(schema),
    valid,
  )) {
    const errors = bodyErrors(schema, value);
    const part = evaluatePointer(value, pointer);
    // One body of another type is enough, since it has no other violation.
    if (errors.size === 0 || (pointer === '' && keyword === 'type' && part !== null)) continue;
    const type = part === null ? 'null' : Array.isArray(part) ? 'array' : typeof part;
    const key = JSON.stringify([pointer, type, [...errors].map(([at, codes]) => [at, ...codes])]);
    const chosen = unstorable.has(keyword) ? separate : changes;
    if (!chosen.has(key)) chosen.set(key, { pointer, value: part });
  }
  const others = [tooDeep, moreThanListed].map((custom_fields) => ({ ...valid, custom_fields }));
  return [...[changes, separate].flatMap((each) => packed([...each.values()], valid)), ...others];
}

/** Deeper than any value that the service reads. */
const tooDeep = Array.from({ length: 40 }).reduce<unknown>((below) => ({ below }), {});

/** More violations than a problem lists: specs/schemas/problem/Problem.yaml. */
const moreThanListed = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`n${index}`, []]));

/** Distributes changes over few bodies, so that no change is at, above or below the place of another. */
function packed(changes: readonly Change[], valid: Body): unknown[] {
  const packs: Change[][] = [];
  for (const change of changes) {
    const pack = packs.find((each) => each.every(({ pointer }) => !isRelated(pointer, change.pointer)));
    if (pack) pack.push(change);
    else packs.push([change]);
  }
  return packs.map((pack) =>
    pack.reduce<unknown>((body, { pointer, value }) => replaced(body, parsePointer(pointer), value), valid),
  );
}

const isRelated = (first: string, second: string) =>
  `${first}/`.startsWith(`${second}/`) || `${second}/`.startsWith(`${first}/`);

function replaced(node: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const part = replaced((node as Body | undefined)?.[name], rest, value);
  return Array.isArray(node) ? Object.assign([...node], { [name]: part }) : { ...(node as Body), [name]: part };
}
