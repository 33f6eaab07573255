import { dataText, type JsonObject } from '../document.ts';
import { matchWithRenames } from '../matching.ts';
import { formatList, formatValue, type KeywordRule, type SchemaFinding } from './schema-pair.ts';

const without = (values: readonly unknown[], others: readonly unknown[]) => {
  const known = new Set(others.map(dataText));
  return values.filter((value) => !known.has(dataText(value)));
};

const byText = (values: readonly unknown[]) => new Map(values.map((value) => [dataText(value), value]));

const second = ([, value]: readonly [string, unknown]) => value;

/** Returns the values of `enum`, or of `const` as a list of one. */
export function enumeratedValues(schema: JsonObject): readonly unknown[] | undefined {
  const listed: readonly unknown[] | undefined = Array.isArray(schema.enum) ? schema.enum : undefined;
  if (!('const' in schema)) return listed;
  return listed && without([schema.const], listed).length > 0 ? [] : [schema.const];
}

/** `enum` and `const`. */
export const enumerations: KeywordRule = ({ base, head }) => {
  const before = enumeratedValues(base.value);
  const after = enumeratedValues(head.value);
  const keys = ['const' in head.value ? 'const' : 'enum'];
  if (!before && !after) return [];
  if (!before)
    return [
      { rule: 'enum-tightened', description: `any value -> ${formatList('value', after ?? [])}`, to: after, keys },
    ];
  if (!after)
    return [
      {
        rule: 'enum-loosened',
        description: `${formatList('value', before)} -> any value`,
        from: before,
        removed: true,
      },
    ];

  const lost = without(before, after);
  const gained = without(after, before);
  if (lost.length === before.length && gained.length > 0) {
    const description = `${formatList('value', before)} -> ${formatList('value', after)}`;
    return [{ rule: 'const-changed', description, from: before, to: after, keys }];
  }
  const { 'x-replaced-values': replaced, 'x-since': since } = head.value;
  const isVersioned = (value: unknown) => since !== undefined && String(value) in Object(replaced);
  const byVersion = lost.filter(isVersioned);
  const { renamed, removed, added } = matchWithRenames(byText(without(lost, byVersion)), byText(gained), () => false);
  const difference = { from: before, to: after, keys };
  const findings = renamed.map(
    ([from, to]): SchemaFinding => ({
      rule: 'enum-value-renamed',
      description: `value ${from} -> ${to}`,
      ...difference,
    }),
  );
  if (byVersion.length > 0) {
    findings.push({
      rule: 'changed-in-version',
      description: `${formatList('value', byVersion)} replaced`,
      ...difference,
    });
  }
  if (removed.length > 0) {
    const description = `${formatList('value', removed.map(second))} removed`;
    findings.push({ rule: 'enum-value-removed', description, ...difference });
  }
  if (added.length > 0) {
    const description = `${formatList('value', added.map(second))} added`;
    findings.push({ rule: 'enum-value-added', description, ...difference });
  }
  return findings;
};

/** `default`: the value of an omitted field. */
export const defaults: KeywordRule = ({ base, head }) => {
  const { default: from } = base.value;
  const { default: to } = head.value;
  if (dataText(from) === dataText(to)) return [];
  const description = `default ${formatValue(from)} -> ${formatValue(to)}`;
  return [{ rule: 'default-changed', description, from, to, keys: ['default'], removed: to === undefined }];
};
