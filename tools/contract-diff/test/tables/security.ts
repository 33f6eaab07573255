import type { Loose } from '../contract.ts';
import type { Table } from './case.ts';

const list = ({ paths }: Loose) => paths['/api/v1/{organization_id}/tasks'].get;
const keys = ({ paths }: Loose) => paths['/oauth/jwks'].get;
const flow = ({ components }: Loose) => components.securitySchemes.oauth2.flows.authorizationCode;

export const security: Table = [
  [
    'a scope is added to an operation',
    {
      change: (document) => list(document).security[0].oauth2.push('projects.read'),
      want: ['breaking scope-added listTasks: scope projects.read added'],
    },
  ],
  [
    'the scope of an operation changes',
    {
      change: (document) => (list(document).security = [{ oauth2: ['tasks.write'] }]),
      want: ['breaking scope-added listTasks: scope tasks.write added'],
    },
  ],
  [
    'an operation without authentication requires a token',
    {
      change: (document) => (keys(document).security = [{ oauth2: [] }]),
      want: ['breaking security-tightened getJsonWebKeySet: security no credentials -> oauth2'],
    },
  ],
  [
    'the security of an operation is removed, so that of the document applies',
    {
      change: (document) => delete keys(document).security,
      want: ['breaking security-tightened getJsonWebKeySet: security no credentials -> oauth2'],
    },
  ],
  [
    'one of two security alternatives is removed',
    {
      given: (document) => (list(document).security = [{ oauth2: ['tasks.read'] }, { clientBasic: [] }]),
      change: (document) => list(document).security.pop(),
      want: ['breaking security-tightened listTasks: security clientBasic -> oauth2 tasks.read'],
    },
  ],
  [
    'a scope is removed from an operation',
    {
      change: (document) => (list(document).security = [{ oauth2: [] }]),
      want: ['dangerous security-removed listTasks: security oauth2 tasks.read -> oauth2'],
    },
  ],
  [
    'the security of an operation with scopes is removed, so that of the document applies',
    {
      change: (document) => delete list(document).security,
      want: ['dangerous security-removed listTasks: security oauth2 tasks.read -> oauth2'],
    },
  ],
  [
    'an operation no longer requires credentials',
    {
      change: (document) => (list(document).security = []),
      want: ['dangerous security-removed listTasks: security oauth2 tasks.read -> no credentials'],
    },
  ],
  [
    'credentials become optional',
    {
      change: (document) => list(document).security.push({}),
      want: [
        'dangerous security-removed listTasks: security oauth2 tasks.read -> oauth2 tasks.read, or no credentials',
      ],
    },
  ],
  [
    'a security alternative is added',
    {
      change: (document) => list(document).security.push({ clientBasic: [] }),
      want: ['compatible security-loosened listTasks: security oauth2 tasks.read -> oauth2 tasks.read, or clientBasic'],
    },
  ],
  [
    'a security scheme is removed',
    {
      given: ({ components }) => (components.securitySchemes.key = { type: 'apiKey', in: 'header', name: 'X-Key' }),
      change: ({ components }) => delete components.securitySchemes.key,
      want: ['breaking scheme-removed scheme key: scheme removed'],
    },
  ],
  [
    'a security scheme is added',
    {
      change: ({ components }) => (components.securitySchemes.key = { type: 'apiKey', in: 'header', name: 'X-Key' }),
      want: ['compatible scheme-added scheme key: scheme added'],
    },
  ],
  [
    'the token URL changes',
    {
      change: (document) => (flow(document).tokenUrl = '/token'),
      want: ['breaking scheme-changed scheme oauth2 flow authorizationCode: tokenUrl /oauth/token -> /token'],
    },
  ],
  [
    'a declared scope is removed',
    {
      change: (document) => delete flow(document).scopes['tasks.read'],
      want: ['breaking declared-scope-removed scheme oauth2 flow authorizationCode: scope tasks.read removed'],
    },
  ],
  [
    'a declared scope is added',
    {
      change: (document) => (flow(document).scopes['invoices.read'] = 'Read invoices'),
      want: ['compatible declared-scope-added scheme oauth2 flow authorizationCode: scope invoices.read added'],
    },
  ],
];
