import type { ValidationError } from '@worklane/contract';
import { appendToPointer } from '@worklane/contract/openapi-reader';
import type { Violation } from './violation.ts';

/** Maximum length of a property name quoted in a message. */
const maxQuotedLength = 1024;

/** Returns an error of a compiled validator of the contract in Prism's format. @param root the part of the request that is validated, if it is one */
export function violationFrom(error: ValidationError & { readonly propertyName?: string }, root = ''): Violation {
  const { instancePath, keyword, message, params, propertyName } = error;
  const [part = '', ...parents] = `${root}${instancePath}`.replace(/^\//, '').split('/');
  // An invalid name is the place of its violation.
  const path = propertyName === undefined ? parents : [...parents, appendToPointer('', propertyName).slice(1)];
  const noun = part === 'body' ? 'property' : 'parameter';
  const subject = path.length > 0 ? `Request ${part} ${noun} ${path.join('.')}` : `Request ${part}`;
  const allowed = Array.isArray(params.allowedValues) ? `: ${params.allowedValues.join(', ')}` : '';
  const name = params.additionalProperty;
  const found = name === undefined ? '' : `; found '${String(name).slice(0, maxQuotedLength)}'`;
  return {
    location: ['request', part, ...path],
    severity: 'Error',
    code: keyword,
    message: `${subject} ${message}${allowed}${found}`,
  };
}
