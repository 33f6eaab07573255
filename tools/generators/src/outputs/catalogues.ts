import type { OpenapiReader, ProblemTypeObject } from '@worklane/contract/openapi-reader';
import * as money from 'dinero.js/currencies';
import type { AsyncapiDocument } from './events.ts';
import { constant, type GeneratedFile, sourceFile, union } from './generated-file.ts';
import { resourceNames } from './resource-names.ts';

/** Returns the catalogue of scopes with their descriptions. */
export function scopesFile(openapi: OpenapiReader): GeneratedFile {
  const scopes = scopesOf(openapi);
  return sourceFile(
    'scopes.ts',
    'specs/openapi/components/security-schemes.yaml',
    constant('scopes', 'Every scope, with its description.', scopes, 'Record<string, string>'),
    union('Scope', 'The name of a scope.', Object.keys(scopes)),
  );
}

/** Returns the descriptions of the scopes, by name. */
const scopesOf = ({ document }: OpenapiReader): Readonly<Record<string, string>> =>
  document.components.securitySchemes?.oauth2?.flows?.authorizationCode?.scopes ?? {};

/** Returns the catalogue of the roles of members, with their scopes. */
export function rolesFile(openapi: OpenapiReader): GeneratedFile {
  const everyScope = Object.keys(scopesOf(openapi));
  const roles = Object.entries(openapi.document.components.schemas.MemberRole?.['x-roles'] ?? {}).map(
    ([name, { label, description, scopes, except = [] }]) => {
      const allowed = scopes === 'all' ? everyScope : everyScope.filter((scope) => scope.endsWith('.read'));
      return [name, { label, description, scopes: allowed.filter((scope) => !except.includes(scope)) }] as const;
    },
  );
  return sourceFile(
    'roles.ts',
    'specs/schemas/member/MemberRole.yaml',
    `import type { RoleInfo } from '../catalogues.ts';\n`,
    constant('roles', 'Every role of members.', Object.fromEntries(roles), 'Record<string, RoleInfo>'),
    union('Role', 'The name of a role.', Object.keys(Object.fromEntries(roles))),
  );
}

/** Returns the catalogue of the applications that every installation has. */
export function firstPartyApplicationsFile(openapi: OpenapiReader): GeneratedFile {
  const everyScope = Object.keys(scopesOf(openapi));
  const applications = Object.entries(openapi.document['x-first-party-applications'] ?? {}).map(
    ([clientId, { name, redirect_uris: redirectUris = [], scopes }]) =>
      [clientId, { name, redirectUris, scopes: scopes === 'all' ? everyScope : scopes }] as const,
  );
  return sourceFile(
    'first-party-applications.ts',
    'specs/openapi/openapi.yaml',
    `import type { FirstPartyApplication } from '../catalogues.ts';\n`,
    constant(
      'firstPartyApplications',
      'The applications of Worklane itself, by client ID.',
      Object.fromEntries(applications),
      'Record<string, FirstPartyApplication>',
    ),
  );
}

/** Returns the catalogue of the problem types that the public API returns, by code. */
export function problemsFile({ document }: OpenapiReader): GeneratedFile {
  const { ProblemCode, ProblemErrorCode } = document.components.schemas;
  return sourceFile(
    'problems.ts',
    'specs/schemas/problem',
    ...catalogue('../catalogues.ts', ProblemCode?.['x-problems'] ?? {}),
    '',
    union('ProblemErrorCode', 'The code of one violation in a request.', ProblemErrorCode?.enum ?? []),
  );
}

/** Returns the catalogue of the problem types that only the API of the dashboard returns. */
export const dashboardProblemsFile = ({ document }: OpenapiReader): GeneratedFile =>
  sourceFile(
    'dashboard/problems.ts',
    'specs/openapi/dashboard.yaml',
    ...catalogue('../../catalogues.ts', document['x-problems'] ?? {}),
  );

const catalogue = (typesModule: string, problems: Readonly<Record<string, ProblemTypeObject>>) => [
  `import type { ProblemInfo } from '${typesModule}';\n`,
  constant('problems', 'Every problem type, by code.', withoutExamples(problems), 'Record<string, ProblemInfo>'),
  union('ProblemCode', 'The code of a problem response.', Object.keys(problems)),
];

/** The examples are in the bundled document, which few programs load. */
const withoutExamples = (problems: Readonly<Record<string, ProblemTypeObject>>) =>
  Object.fromEntries(Object.entries(problems).map(([code, { example: _, ...problem }]) => [code, problem]));

/** Returns the currencies of ISO 4217 with their decimals. Intl has those of its ICU: browsers and releases of Node.js differ. */
export function currenciesFile(): GeneratedFile {
  const decimals = Object.values(money)
    // A fifth, as of an ariary, is written with two decimals.
    .map(({ code, base, exponent }) => [code, base === 10 ? exponent : 2] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return sourceFile(
    'currencies.ts',
    'dinero.js/currencies',
    constant(
      'currencies',
      'The decimals of each currency of ISO 4217, by its code.',
      Object.fromEntries(decimals),
      'Record<string, number>',
    ),
  );
}

/** Returns how deliveries are sent and retried. The content type is that of all messages. */
export function deliveryRulesFile({ defaultContentType, ...asyncapi }: AsyncapiDocument): GeneratedFile {
  const { userAgent, waitingSeconds, ...rules } = asyncapi['x-delivery'];
  // An attempt that starts in time is recorded before another node may claim the delivery.
  const leaseSeconds = waitingSeconds + rules.timeoutSeconds + rules.recordingSeconds;
  const headers = { 'content-type': defaultContentType, 'user-agent': userAgent };
  return sourceFile(
    'delivery-rules.ts',
    'specs/asyncapi',
    `import type { DeliveryRules } from '../catalogues.ts';\n`,
    constant(
      'deliveryRules',
      'How deliveries are sent and retried.',
      { headers, leaseSeconds, ...rules },
      'DeliveryRules',
    ),
  );
}

/** Returns the resources by kind, which events name. A file of its own, because few users of the client need them. */
export function clientCollectionsFile(openapi: OpenapiReader): GeneratedFile {
  const resources = resourceNames(openapi).map(({ kind, property }) => [kind, property]);
  return sourceFile(
    'collections.ts',
    'specs/schemas',
    constant(
      'resourceOfKind',
      'The resource of each kind of record.',
      Object.fromEntries(resources),
      'Record<string, string>',
    ),
  );
}
