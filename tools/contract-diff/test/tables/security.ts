import type { Loose } from '../contract.ts';
import type { Table } from './case.ts';

const list = ({ paths }: Loose) => paths['/api/v1/{organization_id}/tasks'].get;
const keys = ({ paths }: Loose) => paths['/oauth/jwks'].get;
const flow = ({ components }: Loose) => components.securitySchemes.oauth2.flows.authorizationCode;

export const security: Table = [
  [
    'an operation asks for one more scope',
    {
      change: (document) => list(document).security[0].oauth2.push('projects.read'),
      want: ['breaking scope-added listTasks: scope projects.read added'],
    },
  ],
  [
    'an operation asks for another scope',
    {
      change: (document) => (list(document).security = [{ oauth2: ['tasks.write'] }]),
      want: ['breaking scope-added listTasks: scope tasks.write added'],
    },
  ],
  [
    'an open operation asks for a token',
    {
      change: (document) => (keys(document).security = [{ oauth2: [] }]),
      want: ['breaking security-tightened getJsonWebKeySet: security no credentials -> oauth2'],
    },
  ],
  [
    'an operation falls back to what the document asks for',
    {
      change: (document) => delete keys(document).security,
      want: ['breaking security-tightened getJsonWebKeySet: security no credentials -> oauth2'],
    },
  ],
  [
    'one of two ways to be let in is removed',
    {
      given: (document) => (list(document).security = [{ oauth2: ['tasks.read'] }, { clientBasic: [] }]),
      change: (document) => list(document).security.pop(),
      want: ['breaking security-tightened listTasks: security clientBasic -> oauth2 tasks.read'],
    },
  ],
  [
    'an operation asks for a scope less',
    {
      change: (document) => (list(document).security = [{ oauth2: [] }]),
      want: ['compatible security-loosened listTasks: security oauth2 tasks.read -> oauth2'],
    },
  ],
  [
    'one more way to be let in is added',
    {
      change: (document) => list(document).security.push({ clientBasic: [] }),
      want: ['compatible security-loosened listTasks: security oauth2 tasks.read -> oauth2 tasks.read, or clientBasic'],
    },
  ],
  [
    'a scheme is removed',
    {
      given: ({ components }) => (components.securitySchemes.key = { type: 'apiKey', in: 'header', name: 'X-Key' }),
      change: ({ components }) => delete components.securitySchemes.key,
      want: ['breaking scheme-removed scheme key: scheme removed'],
    },
  ],
  [
    'a scheme is added',
    {
      change: ({ components }) => (components.securitySchemes.key = { type: 'apiKey', in: 'header', name: 'X-Key' }),
      want: ['compatible scheme-added scheme key: scheme added'],
    },
  ],
  [
    'tokens come from another address',
    {
      change: (document) => (flow(document).tokenUrl = '/token'),
      want: ['breaking scheme-changed scheme oauth2 flow authorizationCode: tokenUrl /oauth/token -> /token'],
    },
  ],
  [
    'a scope can no longer be asked for',
    {
      change: (document) => delete flow(document).scopes['tasks.read'],
      want: ['breaking declared-scope-removed scheme oauth2 flow authorizationCode: scope tasks.read removed'],
    },
  ],
  [
    'a scope can be asked for',
    {
      change: (document) => (flow(document).scopes['invoices.read'] = 'Read invoices'),
      want: ['compatible declared-scope-added scheme oauth2 flow authorizationCode: scope invoices.read added'],
    },
  ],
];
