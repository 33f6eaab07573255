import type { ComparisonContext } from '../comparison-context.ts';
import { type DocumentNode, members } from '../document.ts';
import { matchByKey } from '../matching.ts';
import { compareContent } from './content.ts';
import { compareParameterOrHeader } from './parameters.ts';

const isSuccess = (status: string) => status.startsWith('2') || status.startsWith('3');

export function compareResponses(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed, kept } = matchByKey(members(base, 'responses'), members(head, 'responses'));
  for (const [status, response] of removed) {
    const rule = isSuccess(status) ? 'success-removed' : 'status-removed';
    context.report(rule, response, `response ${status} removed`);
  }
  for (const [status, response] of added) {
    const rule = isSuccess(status) ? 'success-added' : 'status-added';
    context.report(rule, response, `response ${status} added`);
  }
  for (const [status, before, after] of kept) {
    const here = context.at(`${context.location} response ${status}`);
    compareHeaders(here, before, after);
    compareContent(here, before, after);
    here.compareOtherKeys(before, after, ['links']);
  }
}

/** Headers that follow from `deprecated`, which is compared itself. */
const derived = ['deprecation', 'sunset'];

const headersOf = (response: DocumentNode) =>
  new Map(
    [...members(response, 'headers')]
      .map(([name, header]) => [name.toLowerCase(), { name, header }] as const)
      .filter(([name]) => !derived.includes(name)),
  );

function compareHeaders(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed, kept } = matchByKey(headersOf(base), headersOf(head));
  for (const [, { name, header }] of removed) {
    context.at(`${context.location} header ${name}`).report('header-removed', header, 'header removed');
  }
  for (const [, { name, header }] of added) {
    const isRequired = header.value.required === true;
    const rule = isRequired ? 'required-header-added' : 'header-added';
    context
      .at(`${context.location} header ${name}`)
      .report(rule, header, isRequired ? 'required header added' : 'header added');
  }
  for (const [, before, after] of kept) {
    compareParameterOrHeader(
      context.at(`${context.location} header ${after.name}`),
      'header',
      before.header,
      after.header,
    );
  }
}
