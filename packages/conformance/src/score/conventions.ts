import type { DescribedOperation } from '@worklane/contract/openapi-reader';

/** A rule that the guides state for every operation with certain parameters or responses. */
interface Convention {
  readonly kind: 'security' | 'convention';
  readonly rule: string;
  readonly appliesTo: (operation: DescribedOperation) => boolean;
}

const takes = (name: string) => (operation: DescribedOperation) =>
  operation.parameters.some((parameter) => parameter.name === name);

/** Operations for clients report errors of OAuth. */
const isSecured = ({ responses }: DescribedOperation) =>
  responses[401]?.content?.['application/problem+json'] !== undefined;

const hasScopes = ({ security }: DescribedOperation) =>
  security.some((each) => Object.values(each).some((scopes) => scopes.length > 0));

const isOfOrganization = ({ path }: DescribedOperation) => path.includes('{organization_id}');

const isOfOne = ({ path }: DescribedOperation) => /\{(?!organization_id\})\w+\}$/.test(path);

/** Lists, which have pages. */
const isPaged = (operation: DescribedOperation) => operation.method === 'get' && takes('cursor')(operation);

const writes =
  (...methods: readonly string[]) =>
  ({ method, responses }: DescribedOperation) =>
    methods.includes(method) && Object.keys(responses).some((status) => /^2/.test(status));

const conventions: readonly Convention[] = [
  { kind: 'security', rule: 'missing token', appliesTo: isSecured },
  { kind: 'security', rule: 'unknown token', appliesTo: isSecured },
  { kind: 'security', rule: 'expired token', appliesTo: isSecured },
  { kind: 'security', rule: 'revoked token', appliesTo: isSecured },
  { kind: 'security', rule: 'scopes', appliesTo: hasScopes },
  { kind: 'security', rule: 'organization', appliesTo: (each) => isSecured(each) && isOfOrganization(each) },
  { kind: 'convention', rule: 'If-Match', appliesTo: takes('If-Match') },
  { kind: 'convention', rule: 'Idempotency-Key', appliesTo: takes('Idempotency-Key') },
  { kind: 'convention', rule: 'pages', appliesTo: isPaged },
  { kind: 'convention', rule: 'creation', appliesTo: (each) => writes('post')(each) && '201' in each.responses },
  { kind: 'convention', rule: 'action', appliesTo: (each) => writes('post')(each) && !('201' in each.responses) },
  { kind: 'convention', rule: 'update', appliesTo: (each) => writes('patch', 'put')(each) && isOfOne(each) },
  { kind: 'convention', rule: 'merge patch', appliesTo: writes('patch') },
  { kind: 'convention', rule: 'deletion', appliesTo: writes('delete') },
];

/** Returns the conventions that apply to an operation. */
export const conventionsOf = (operation: DescribedOperation): readonly Convention[] =>
  conventions.filter(({ appliesTo }) => appliesTo(operation));
