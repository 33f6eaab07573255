import type { ValidationError } from '@worklane/contract';
import type { Violation } from './violation.ts';

/** Maximum length of a property name quoted in a message. */
const maxQuotedLength = 1024;

/** Returns an error of a compiled validator of the contract in Prism's format. @param root the part of the request that is validated, if it is one */
export function violationFrom({ instancePath, keyword, message, params }: ValidationError, root = ''): Violation {
  const [part = '', ...path] = `${root}${instancePath}`.split('/').filter((segment) => segment !== '');
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
