import { members, type DocumentNode } from '../document.ts';
import { matchByKey } from '../matching.ts';
import { compareOtherParts, type ComparisonContext } from '../comparison-context.ts';
import { compareContent } from './content.ts';
import { compareParameterOrHeader } from './parameters.ts';

const isSuccess = (status: string) => status.startsWith('2') || status.startsWith('3');

export function compareResponses(scope: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed, kept } = matchByKey(members(base, 'responses'), members(head, 'responses'));
  for (const [status, response] of removed) {
    const rule = isSuccess(status) ? 'success-removed' : 'status-removed';
    scope.report(rule, response, `answer ${status} removed`);
  }
  for (const [status, response] of added) {
    const rule = isSuccess(status) ? 'success-added' : 'status-added';
    scope.report(rule, response, `answer ${status} added`);
  }
  for (const [status, before, after] of kept) {
    const answer = scope.at(`${scope.place} answer ${status}`);
    compareHeaders(answer, before, after);
    compareContent(answer, before, after);
    compareOtherParts(answer, before, after, ['links']);
  }
}

const headersOf = (response: DocumentNode) =>
  new Map([...members(response, 'headers')].map(([name, header]) => [name.toLowerCase(), { name, header }]));

function compareHeaders(scope: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed, kept } = matchByKey(headersOf(base), headersOf(head));
  for (const [, { name, header }] of removed) {
    scope.at(`${scope.place} header ${name}`).report('header-removed', header, 'header removed');
  }
  for (const [, { name, header }] of added) {
    const isRequired = header.value.required === true;
    const rule = isRequired ? 'required-header-added' : 'header-added';
    scope
      .at(`${scope.place} header ${name}`)
      .report(rule, header, isRequired ? 'required header added' : 'header added');
  }
  for (const [, before, after] of kept) {
    compareParameterOrHeader(scope.at(`${scope.place} header ${after.name}`), 'header', before.header, after.header);
  }
}
