import { recordRules, ruleMessage, type SchemaObject } from '@worklane/contract/openapi-reader';
import { capital } from '@worklane/spec-rules';
import { versionSentences } from './versions.ts';

/** Appends the rules and versions of each field to its description, so that the reference, types and clients state them. */
export function describeRules(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  for (const each of Object.values(node)) describeRules(each);
  const versions = versionSentences(node as SchemaObject);
  if (versions.length > 0) describe(node, versions);
  const { properties } = node as { properties?: Record<string, SchemaObject & { description?: string }> };
  for (const property of Object.values(properties ?? {})) {
    const rules = recordRules.filter((rule) => Object(property)[`x-${rule}`] !== undefined);
    const sentences = rules.map(
      (rule) =>
        `${capital(property['x-messages']?.[rule] ?? ruleMessage(rule, property[`x-${rule}`], (name) => `\`${name}\``))}.`,
    );
    if (rules.length > 0) describe(property, sentences);
  }
}

const describe = (node: { readonly description?: string }, sentences: readonly string[]) =>
  Object.assign(node, { description: [node.description, ...sentences].join(' ').trim() });
