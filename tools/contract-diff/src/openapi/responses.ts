import { members, type Spot } from '../document.ts';
import { match } from '../matching.ts';
import { compareUnjudged, type Scope } from '../scope.ts';
import { compareContent } from './content.ts';
import { compareCarried } from './parameters.ts';

const isSuccess = (status: string) => status.startsWith('2') || status.startsWith('3');

export function compareResponses(scope: Scope, base: Spot, head: Spot): void {
  const { added, removed, kept } = match(members(base, 'responses'), members(head, 'responses'));
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
    compareUnjudged(answer, before, after, ['links']);
  }
}

const headersOf = (response: Spot) =>
  new Map([...members(response, 'headers')].map(([name, header]) => [name.toLowerCase(), { name, header }]));

function compareHeaders(scope: Scope, base: Spot, head: Spot): void {
  const { added, removed, kept } = match(headersOf(base), headersOf(head));
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
    compareCarried(scope.at(`${scope.place} header ${after.name}`), 'header', before.header, after.header);
  }
}
