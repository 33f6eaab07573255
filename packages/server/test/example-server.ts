import { type Principal, ProblemError } from '../src/index.ts';
import { operationInfos } from './contract-examples.ts';

/** The organization to which the examples belong. */
const organizationId = 1042;

const principals: Readonly<Record<string, Principal>> = {
  all: principal(operationInfos.flatMap(({ scopes }) => scopes)),
  'no-scopes': principal([]),
  'other-organization': { ...principal(operationInfos.flatMap(({ scopes }) => scopes)), organizationId: 2077 },
};

function principal(scopes: readonly string[]): Principal {
  return { organizationId, scopes: new Set(scopes), clientId: 'app_5Jw0cXk2' };
}

/** Accepts the tokens `all`, `no-scopes` and `other-organization`. */
export const authenticate = (token: string): Principal => {
  const principal = principals[token];
  if (principal) return principal;
  throw new ProblemError('token_invalid', 'Unknown token.');
};

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
