import type { ComparisonContext } from '../comparison-context.ts';
import { canonicalText, child, type DocumentNode } from '../document.ts';
import { matchWithRenames, type RenameMatching } from '../matching.ts';
import { isDeclaredRename, isVersionedRename } from '../versions.ts';
import { compareContent } from './content.ts';

const nameOf = ({ value }: DocumentNode) => `${value.in} ${value.name}`;

const areSame = (base: DocumentNode, head: DocumentNode) =>
  canonicalText(base, 'schema') === canonicalText(head, 'schema');

const locations = ['path', 'query', 'header', 'cookie'];

/** Returns the parameters in a location, by name; those in the path by position. */
const parametersIn = (location: string, parameters: ReadonlyMap<string, DocumentNode>) =>
  new Map(
    [...parameters]
      .filter(([, { value }]) => value.in === location)
      .map(([key, parameter]) => [key.slice(location.length + 1), parameter]),
  );

export function compareParameters(
  context: ComparisonContext,
  base: ReadonlyMap<string, DocumentNode>,
  head: ReadonlyMap<string, DocumentNode>,
): void {
  for (const location of locations) {
    const matching = matchWithRenames(
      parametersIn(location, base),
      parametersIn(location, head),
      areSame,
      isDeclaredRename,
    );
    compareMatched(context, matching);
  }
}

function compareMatched(
  context: ComparisonContext,
  { added, removed, kept, renamed }: RenameMatching<DocumentNode>,
): void {
  for (const [, parameter] of removed) {
    // Unknown query parameters are rejected, unknown headers and cookies are not.
    const rule = parameter.value.in === 'query' ? 'query-parameter-removed' : 'parameter-removed';
    context.at(`${context.location} ${nameOf(parameter)}`).report(rule, parameter, 'parameter removed');
  }
  for (const [, parameter] of added) {
    const isRequired = parameter.value.required === true;
    const rule = isRequired ? 'required-parameter-added' : 'parameter-added';
    const description = isRequired ? 'required parameter added' : 'parameter added';
    context.at(`${context.location} ${nameOf(parameter)}`).report(rule, parameter, description);
  }
  for (const [, , before, after] of renamed) {
    const [from, to] = [before.value.name, after.value.name];
    const here = context.at(`${context.location} ${nameOf(after)}`);
    const rule = isVersionedRename(String(from), after.value) ? 'changed-in-version' : 'parameter-renamed';
    here.report(rule, after, `parameter ${from} -> ${to}`, { from, to });
    compareParameterOrHeader(here, 'parameter', before, after);
  }
  for (const [, before, after] of kept) {
    compareParameterOrHeader(context.at(`${context.location} ${nameOf(after)}`), 'parameter', before, after);
  }
}

/** Default `style`, by location of the parameter. */
const defaultStyle: Readonly<Record<string, string>> = { query: 'form', cookie: 'form' };

const styleOf = ({ value }: DocumentNode) => {
  const style = value.style ?? defaultStyle[String(value.in)] ?? 'simple';
  return `${style}${(value.explode ?? style === 'form') ? ', exploded' : ''}`;
};

/** Compares a parameter or a response header that both versions have. */
export function compareParameterOrHeader(
  context: ComparisonContext,
  kind: 'parameter' | 'header',
  base: DocumentNode,
  head: DocumentNode,
): void {
  if (kind === 'parameter') {
    context.reportDeprecation('parameter-deprecated', base, head);
    context.reportVersions(base, head);
  }
  const from = base.value.required === true;
  const to = head.value.required === true;
  if (to && !from) context.report(`${kind}-became-required`, head, 'optional -> required');
  if (from && !to) context.report(`${kind}-became-optional`, head, 'required -> optional');

  const [before, after] = [styleOf(base), styleOf(head)];
  if (before !== after) {
    context.report(`${kind}-style-changed`, head, `style ${before} -> ${after}`, { from: before, to: after });
  }
  context.compareSchemasUnder('schema', base, head);
  if (child(base, 'content') || child(head, 'content')) compareContent(context, base, head);
  context.compareOtherKeys(base, head, ['allowReserved', 'allowEmptyValue']);
}
