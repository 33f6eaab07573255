/** In descending order. Dangerous changes are allowed by the contract but may surprise clients. */
export const severities = ['breaking', 'dangerous', 'compatible'] as const;

export type Severity = (typeof severities)[number];

/** From the view of the service: it receives requests and sends responses and events. */
export type Direction = 'received' | 'sent';

type Assessment = readonly [severity: Severity, reason: string];

/** The severity of a kind of change, by the direction of the message that contains it. */
export interface Rule extends Readonly<Record<Direction, Assessment>> {
  readonly subject: string;
  readonly change: string;
}

const bothDirections = (severity: Severity, reason: string) =>
  ({ received: [severity, reason], sent: [severity, reason] }) as const;
const byDirection = (received: Assessment, sent: Assessment) => ({ received, sent });

const addition = bothDirections('compatible', 'no client depends on it yet');
const tightened = byDirection(
  ['breaking', 'what was valid may now be rejected'],
  ['compatible', 'readers receive only values they already accept'],
);
const loosened = byDirection(
  ['compatible', 'requests that were valid stay valid'],
  ['breaking', 'readers may receive values they do not expect'],
);
const changed = bothDirections('breaking', 'a valid value may now be invalid');
const removal = bothDirections('breaking', 'its users fail');

/** The complete list of rules. */
export const rules = {
  'path-removed': { subject: 'path', change: 'removed', ...removal },
  'path-added': { subject: 'path', change: 'added', ...addition },
  'path-variable-renamed': {
    subject: 'path',
    change: 'variable renamed',
    ...bothDirections('dangerous', 'requests stay the same, but the arguments of generated clients change'),
  },
  'operation-removed': { subject: 'operation', change: 'removed', ...removal },
  'operation-added': { subject: 'operation', change: 'added', ...addition },
  'operation-id-changed': {
    subject: 'operation',
    change: 'operationId changed',
    ...bothDirections('breaking', 'generated clients and servers are named after it'),
  },
  'operation-deprecated': {
    subject: 'operation',
    change: 'deprecated',
    ...bothDirections('compatible', 'it still works'),
  },
  'webhook-deprecated': {
    subject: 'webhook',
    change: 'deprecated',
    ...bothDirections('compatible', 'it is still sent'),
  },
  'webhook-removed': {
    subject: 'webhook',
    change: 'removed',
    ...bothDirections('breaking', 'receivers no longer get it'),
  },
  'webhook-added': {
    subject: 'webhook',
    change: 'added',
    ...bothDirections('compatible', 'only subscribers receive it'),
  },
  'server-removed': {
    subject: 'server',
    change: 'removed',
    ...bothDirections('dangerous', 'clients may use this address'),
  },
  'server-added': { subject: 'server', change: 'added', ...addition },

  'parameter-removed': {
    subject: 'parameter',
    change: 'removed',
    ...byDirection(['dangerous', 'requests that send it lose its effect'], ['breaking', 'receivers read it']),
  },
  'query-parameter-removed': {
    subject: 'parameter',
    change: 'removed from the query',
    ...byDirection(['breaking', 'requests that send it are rejected'], ['breaking', 'receivers read it']),
  },
  'parameter-deprecated': {
    subject: 'parameter',
    change: 'deprecated',
    ...bothDirections('compatible', 'it still works'),
  },
  'parameter-renamed': {
    subject: 'parameter',
    change: 'renamed',
    ...bothDirections('breaking', 'the old name is rejected or has no effect'),
  },
  'parameter-added': { subject: 'parameter', change: 'added', ...addition },
  'required-parameter-added': {
    subject: 'parameter',
    change: 'added as required',
    ...byDirection(['breaking', 'requests without it are rejected'], ['compatible', 'receivers may ignore it']),
  },
  'parameter-became-required': { subject: 'parameter', change: 'became required', ...tightened },
  'parameter-became-optional': { subject: 'parameter', change: 'became optional', ...loosened },
  'parameter-style-changed': {
    subject: 'parameter',
    change: 'style changed',
    ...bothDirections('breaking', 'it is serialized differently'),
  },
  'header-removed': {
    subject: 'response header',
    change: 'removed',
    ...byDirection(['compatible', 'it is no longer read'], ['breaking', 'clients read it']),
  },
  'header-added': { subject: 'response header', change: 'added', ...addition },
  'required-header-added': {
    subject: 'response header',
    change: 'added as required',
    ...byDirection(['breaking', 'responses without it are rejected'], ['compatible', 'clients may ignore it']),
  },
  'header-became-required': { subject: 'response header', change: 'became required', ...tightened },
  'header-became-optional': { subject: 'response header', change: 'became optional', ...loosened },
  'header-style-changed': {
    subject: 'response header',
    change: 'style changed',
    ...bothDirections('breaking', 'it is serialized differently'),
  },

  'body-removed': { subject: 'request body', change: 'removed', ...removal },
  'body-added': { subject: 'request body', change: 'added', ...addition },
  'required-body-added': {
    subject: 'request body',
    change: 'added as required',
    ...byDirection(['breaking', 'requests without it are rejected'], ['compatible', 'receivers may ignore it']),
  },
  'body-became-required': { subject: 'request body', change: 'became required', ...tightened },
  'body-became-optional': { subject: 'request body', change: 'became optional', ...loosened },
  'media-type-removed': { subject: 'media type', change: 'removed', ...removal },
  'media-type-added': { subject: 'media type', change: 'added', ...addition },

  'success-removed': { subject: 'status', change: 'success removed', ...removal },
  'success-added': {
    subject: 'status',
    change: 'success added',
    ...byDirection(['compatible', 'receivers need not return it'], ['dangerous', 'clients may not handle it']),
  },
  'status-removed': {
    subject: 'status',
    change: 'error removed',
    ...byDirection(['breaking', 'receivers may return it'], ['compatible', 'clients have less to handle']),
  },
  'status-added': { subject: 'status', change: 'error added', ...addition },

  'scope-added': {
    subject: 'security',
    change: 'scope added',
    ...bothDirections('breaking', 'tokens without the scope are rejected'),
  },
  'security-tightened': {
    subject: 'security',
    change: 'tightened',
    ...bothDirections('breaking', 'credentials that were sufficient are rejected'),
  },
  'security-removed': {
    subject: 'security',
    change: 'credentials or scopes no longer required',
    ...bothDirections('dangerous', 'callers that were rejected have access'),
  },
  'security-loosened': {
    subject: 'security',
    change: 'alternative added',
    ...bothDirections('compatible', 'credentials that were sufficient stay sufficient'),
  },
  'scheme-removed': { subject: 'security scheme', change: 'removed', ...removal },
  'scheme-changed': {
    subject: 'security scheme',
    change: 'changed',
    ...bothDirections('breaking', 'clients obtain or send credentials in the old way'),
  },
  'scheme-added': { subject: 'security scheme', change: 'added', ...addition },
  'declared-scope-removed': {
    subject: 'security scheme',
    change: 'scope removed',
    ...bothDirections('breaking', 'token requests for it are rejected'),
  },
  'declared-scope-added': { subject: 'security scheme', change: 'scope added', ...addition },

  'channel-removed': {
    subject: 'channel',
    change: 'removed',
    ...bothDirections('breaking', 'receivers no longer get it'),
  },
  'channel-added': { subject: 'channel', change: 'added', ...addition },
  'address-changed': {
    subject: 'channel',
    change: 'address changed',
    ...bothDirections('breaking', 'receivers listen on the old channel'),
  },
  'action-changed': {
    subject: 'operation',
    change: 'action changed',
    ...bothDirections('breaking', 'sender and receiver swap'),
  },
  'channel-changed': {
    subject: 'operation',
    change: 'channel changed',
    ...bothDirections('breaking', 'receivers listen on the old channel'),
  },
  'binding-changed': {
    subject: 'bindings',
    change: 'changed',
    ...bothDirections('breaking', 'the message is transported differently'),
  },
  'message-removed': {
    subject: 'message',
    change: 'removed',
    ...bothDirections('breaking', 'receivers no longer get it'),
  },
  'message-added': {
    subject: 'message',
    change: 'added',
    ...byDirection(
      ['compatible', 'senders need not use it'],
      ['dangerous', 'receivers of the channel may not handle it'],
    ),
  },
  'content-type-changed': {
    subject: 'message',
    change: 'contentType changed',
    ...bothDirections('breaking', 'receivers parse the old one'),
  },

  'field-removed': {
    subject: 'field',
    change: 'removed',
    ...byDirection(['breaking', 'requests that send it are rejected'], ['breaking', 'readers rely on it']),
  },
  'open-field-removed': {
    subject: 'field',
    change: 'removed from an open object',
    ...byDirection(['dangerous', 'requests that send it lose its effect'], ['breaking', 'readers rely on it']),
  },
  'field-renamed': {
    subject: 'field',
    change: 'renamed',
    ...byDirection(
      ['breaking', 'requests that send the old name are rejected or lose its effect'],
      ['breaking', 'readers rely on the old name'],
    ),
  },
  'field-deprecated': {
    subject: 'field',
    change: 'deprecated',
    ...bothDirections('compatible', 'it still works'),
  },
  'field-added': { subject: 'field', change: 'added', ...addition },
  'required-field-added': {
    subject: 'field',
    change: 'added as required',
    ...byDirection(['breaking', 'requests without it are rejected'], ['compatible', 'readers may ignore it']),
  },
  'field-became-required': { subject: 'field', change: 'became required', ...tightened },
  'field-became-optional': { subject: 'field', change: 'became optional', ...loosened },
  'object-closed': { subject: 'additionalProperties', change: 'closed', ...tightened },
  'object-opened': {
    subject: 'additionalProperties',
    change: 'opened',
    ...byDirection(
      ['compatible', 'requests that were valid stay valid'],
      ['dangerous', 'readers may receive unknown fields'],
    ),
  },

  'type-tightened': { subject: 'type', change: 'narrowed', ...tightened },
  'type-loosened': { subject: 'type', change: 'widened', ...loosened },
  'type-changed': { subject: 'type', change: 'replaced', ...changed },
  'null-removed': { subject: 'type', change: 'null removed', ...tightened },
  'null-added': {
    subject: 'type',
    change: 'null added',
    ...byDirection(['compatible', 'requests that were valid stay valid'], ['breaking', 'readers do not expect null']),
  },
  'enum-value-removed': { subject: 'enum', change: 'value removed', ...tightened },
  'enum-value-added': {
    subject: 'enum',
    change: 'value added',
    ...byDirection(
      ['compatible', 'requests that were valid stay valid'],
      ['dangerous', 'readers that switch on the value may not handle it'],
    ),
  },
  'enum-value-renamed': {
    subject: 'enum',
    change: 'value renamed',
    ...byDirection(
      ['breaking', 'requests that send the old value are rejected'],
      ['dangerous', 'readers that switch on the value may not handle the new one'],
    ),
  },
  'enum-tightened': { subject: 'enum', change: 'introduced', ...tightened },
  'enum-loosened': { subject: 'enum', change: 'any value allowed', ...loosened },
  'const-changed': { subject: 'enum', change: 'all values replaced (const)', ...changed },
  'limit-tightened': { subject: 'limit', change: 'tightened', ...tightened },
  'limit-loosened': { subject: 'limit', change: 'loosened', ...loosened },
  'limit-changed': { subject: 'limit', change: 'multipleOf replaced', ...changed },
  'pattern-tightened': { subject: 'pattern', change: 'introduced', ...tightened },
  'pattern-loosened': { subject: 'pattern', change: 'dropped', ...loosened },
  'pattern-changed': { subject: 'pattern', change: 'replaced', ...changed },
  'format-tightened': { subject: 'format', change: 'narrowed', ...tightened },
  'format-loosened': { subject: 'format', change: 'widened', ...loosened },
  'format-changed': { subject: 'format', change: 'replaced', ...changed },
  'variant-removed': { subject: 'oneOf, anyOf', change: 'variant removed', ...tightened },
  'variant-added': { subject: 'oneOf, anyOf', change: 'variant added', ...loosened },
  'named-variant-added': {
    subject: 'oneOf, anyOf',
    change: 'variant with a discriminating value added',
    ...byDirection(
      ['compatible', 'requests that were valid stay valid'],
      ['dangerous', 'readers that switch on the value may not handle it'],
    ),
  },
  'discriminator-changed': {
    subject: 'oneOf, anyOf',
    change: 'discriminator changed',
    ...bothDirections('breaking', 'readers distinguish the variants by the old one'),
  },
  'default-changed': {
    subject: 'default',
    change: 'changed',
    ...byDirection(
      ['dangerous', 'requests that omit it have another effect'],
      ['compatible', 'responses contain the value'],
    ),
  },
  'keyword-tightened': { subject: 'any other keyword', change: 'introduced', ...tightened },
  'keyword-loosened': { subject: 'any other keyword', change: 'dropped', ...loosened },
  'keyword-changed': { subject: 'any other keyword', change: 'changed', ...changed },
  'removed-after-sunset': {
    subject: 'x-sunset',
    change: 'removed on or after the date',
    ...bothDirections('dangerous', 'the removal was announced, but its users fail'),
  },
  'sunset-brought-forward': {
    subject: 'x-sunset',
    change: 'date added, earlier date',
    ...bothDirections('dangerous', 'its users have less time'),
  },
  'sunset-postponed': {
    subject: 'x-sunset',
    change: 'later date, date removed',
    ...bothDirections('compatible', 'its users have more time'),
  },
  'changed-in-version': {
    subject: 'x-versions',
    change: 'renamed or removed in a version',
    ...bothDirections('dangerous', 'requests without Worklane-Version get the new version'),
  },
  'version-added': {
    subject: 'x-versions',
    change: 'version added',
    ...bothDirections('compatible', 'earlier versions are served beside it'),
  },
  'version-removed': {
    subject: 'x-versions',
    change: 'version removed',
    ...bothDirections('breaking', 'requests in this version fail'),
  },

  'stored-value-missing': {
    subject: 'stored record',
    change: 'field without a value',
    ...bothDirections('breaking', 'needs migration: declare x-existing'),
  },
  'stored-field-lost': {
    subject: 'stored record',
    change: 'value without a field',
    ...bothDirections(
      'breaking',
      'needs migration: declare x-renamed-from at the new name, or list it in x-resource.removed',
    ),
  },
  'stored-value-removed': {
    subject: 'stored record',
    change: 'removed value of an enumeration',
    ...bothDirections('breaking', 'needs migration: declare x-replaced-values'),
  },
  'stored-kind-removed': {
    subject: 'stored record',
    change: 'kind removed',
    ...bothDirections('breaking', 'needs migration: delete its records with the previous release'),
  },
  'stored-value-rejected': {
    subject: 'stored record',
    change: 'anything else tightened',
    ...bothDirections('dangerous', 'the service refuses to start if stored records violate it'),
  },
  'stored-value-migrated': {
    subject: 'stored record',
    change: 'migration declared',
    ...bothDirections('compatible', 'stored records, events and responses are read with it'),
  },

  'other-changed': {
    subject: 'anything else',
    change: 'changed (callbacks, encoding, traits, replies)',
    ...bothDirections('dangerous', 'no rule covers it: review it manually'),
  },
} satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
