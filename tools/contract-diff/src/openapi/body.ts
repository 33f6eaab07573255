import { child, type Spot } from '../document.ts';
import type { Scope } from '../scope.ts';
import { compareContent } from './content.ts';

export function compareBody(operation: Scope, baseOperation: Spot, headOperation: Spot): void {
  const base = child(baseOperation, 'requestBody');
  const head = child(headOperation, 'requestBody');
  const scope = operation.at(`${operation.place} ${operation.direction === 'sent' ? 'body' : 'request'}`);
  const isRequired = head?.value.required === true;
  if (base && !head) scope.report('body-removed', base, 'request body removed');
  if (head && !base) {
    if (isRequired) scope.report('required-body-added', head, 'required request body added');
    else scope.report('body-added', head, 'request body added');
  }
  if (!base || !head) return;
  const wasRequired = base.value.required === true;
  if (isRequired && !wasRequired) scope.report('body-became-required', head, 'request body: optional -> required');
  if (wasRequired && !isRequired) scope.report('body-became-optional', head, 'request body: required -> optional');
  compareContent(scope, base, head);
}
