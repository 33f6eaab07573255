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

const both = (severity: Severity) => (reason: string) =>
  ({ received: [severity, reason], sent: [severity, reason] }) as const;
const [breaking, dangerous, compatible] = [both('breaking'), both('dangerous'), both('compatible')];
const byDirection = (received: Assessment, sent: Assessment) => ({ received, sent });
const rule = (subject: string, change: string, assessments: Record<Direction, Assessment>): Rule => ({
  ...{ subject, change },
  ...assessments,
});

const addition = compatible('no client depends on it yet');
const tightened = byDirection(
  ['breaking', 'what was valid may now be rejected'],
  ['compatible', 'readers receive only values they already accept'],
);
const loosened = byDirection(
  ['compatible', 'requests that were valid stay valid'],
  ['breaking', 'readers may receive values they do not expect'],
);
const changed = breaking('a valid value may now be invalid');
const removal = breaking('its users fail');

/** The complete list of rules. */
export const rules = {
  'path-removed': rule('path', 'removed', removal),
  'path-added': rule('path', 'added', addition),
  'path-variable-renamed': rule(
    'path',
    'variable renamed',
    dangerous('requests stay the same, but the arguments of generated clients change'),
  ),
  'operation-removed': rule('operation', 'removed', removal),
  'operation-added': rule('operation', 'added', addition),
  'operation-id-changed': rule(
    'operation',
    'operationId changed',
    breaking('generated clients and servers are named after it'),
  ),
  'operation-deprecated': rule('operation', 'deprecated', compatible('it still works')),
  'webhook-deprecated': rule('webhook', 'deprecated', compatible('it is still sent')),
  'webhook-removed': rule('webhook', 'removed', breaking('receivers no longer get it')),
  'webhook-added': rule('webhook', 'added', compatible('only subscribers receive it')),
  'server-removed': rule('server', 'removed', dangerous('clients may use this address')),
  'server-added': rule('server', 'added', addition),

  'parameter-removed': rule(
    'parameter',
    'removed',
    byDirection(['dangerous', 'requests that send it lose its effect'], ['breaking', 'receivers read it']),
  ),
  'query-parameter-removed': rule(
    'parameter',
    'removed from the query',
    byDirection(['breaking', 'requests that send it are rejected'], ['breaking', 'receivers read it']),
  ),
  'parameter-deprecated': rule('parameter', 'deprecated', compatible('it still works')),
  'parameter-renamed': rule('parameter', 'renamed', breaking('the old name is rejected or has no effect')),
  'parameter-added': rule('parameter', 'added', addition),
  'required-parameter-added': rule(
    'parameter',
    'added as required',
    byDirection(['breaking', 'requests without it are rejected'], ['compatible', 'receivers may ignore it']),
  ),
  'parameter-became-required': rule('parameter', 'became required', tightened),
  'parameter-became-optional': rule('parameter', 'became optional', loosened),
  'parameter-style-changed': rule('parameter', 'style changed', breaking('it is serialized differently')),
  'header-removed': rule(
    'response header',
    'removed',
    byDirection(['compatible', 'it is no longer read'], ['breaking', 'clients read it']),
  ),
  'header-added': rule('response header', 'added', addition),
  'required-header-added': rule(
    'response header',
    'added as required',
    byDirection(['breaking', 'responses without it are rejected'], ['compatible', 'clients may ignore it']),
  ),
  'header-became-required': rule('response header', 'became required', tightened),
  'header-became-optional': rule('response header', 'became optional', loosened),
  'header-style-changed': rule('response header', 'style changed', breaking('it is serialized differently')),

  'body-removed': rule('request body', 'removed', removal),
  'body-added': rule('request body', 'added', addition),
  'required-body-added': rule(
    'request body',
    'added as required',
    byDirection(['breaking', 'requests without it are rejected'], ['compatible', 'receivers may ignore it']),
  ),
  'body-became-required': rule('request body', 'became required', tightened),
  'body-became-optional': rule('request body', 'became optional', loosened),
  'media-type-removed': rule('media type', 'removed', removal),
  'media-type-added': rule('media type', 'added', addition),

  'success-removed': rule('status', 'success removed', removal),
  'success-added': rule(
    'status',
    'success added',
    byDirection(['compatible', 'receivers need not return it'], ['dangerous', 'clients may not handle it']),
  ),
  'status-removed': rule(
    'status',
    'error removed',
    byDirection(['breaking', 'receivers may return it'], ['compatible', 'clients have less to handle']),
  ),
  'status-added': rule('status', 'error added', addition),

  'scope-added': rule('security', 'scope added', breaking('tokens without the scope are rejected')),
  'security-tightened': rule('security', 'tightened', breaking('credentials that were sufficient are rejected')),
  'security-removed': rule(
    'security',
    'credentials or scopes no longer required',
    dangerous('callers that were rejected have access'),
  ),
  'security-loosened': rule(
    'security',
    'alternative added',
    compatible('credentials that were sufficient stay sufficient'),
  ),
  'scheme-removed': rule('security scheme', 'removed', removal),
  'scheme-changed': rule('security scheme', 'changed', breaking('clients obtain or send credentials in the old way')),
  'scheme-added': rule('security scheme', 'added', addition),
  'declared-scope-removed': rule('security scheme', 'scope removed', breaking('token requests for it are rejected')),
  'declared-scope-added': rule('security scheme', 'scope added', addition),

  'channel-removed': rule('channel', 'removed', breaking('receivers no longer get it')),
  'channel-added': rule('channel', 'added', addition),
  'address-changed': rule('channel', 'address changed', breaking('receivers listen on the old channel')),
  'action-changed': rule('operation', 'action changed', breaking('sender and receiver swap')),
  'channel-changed': rule('operation', 'channel changed', breaking('receivers listen on the old channel')),
  'binding-changed': rule('bindings', 'changed', breaking('the message is transported differently')),
  'message-removed': rule('message', 'removed', breaking('receivers no longer get it')),
  'message-added': rule(
    'message',
    'added',
    byDirection(['compatible', 'senders need not use it'], ['dangerous', 'receivers of the channel may not handle it']),
  ),
  'content-type-changed': rule('message', 'contentType changed', breaking('receivers parse the old one')),

  'field-removed': rule(
    'field',
    'removed',
    byDirection(['breaking', 'requests that send it are rejected'], ['breaking', 'readers rely on it']),
  ),
  'open-field-removed': rule(
    'field',
    'removed from an open object',
    byDirection(['dangerous', 'requests that send it lose its effect'], ['breaking', 'readers rely on it']),
  ),
  'field-renamed': rule(
    'field',
    'renamed',
    byDirection(
      ['breaking', 'requests that send the old name are rejected or lose its effect'],
      ['breaking', 'readers rely on the old name'],
    ),
  ),
  'field-deprecated': rule('field', 'deprecated', compatible('it still works')),
  'field-added': rule('field', 'added', addition),
  'required-field-added': rule(
    'field',
    'added as required',
    byDirection(['breaking', 'requests without it are rejected'], ['compatible', 'readers may ignore it']),
  ),
  'field-became-required': rule('field', 'became required', tightened),
  'field-became-optional': rule('field', 'became optional', loosened),
  'object-closed': rule('additionalProperties', 'closed', tightened),
  'object-opened': rule(
    'additionalProperties',
    'opened',
    byDirection(
      ['compatible', 'requests that were valid stay valid'],
      ['dangerous', 'readers may receive unknown fields'],
    ),
  ),

  'type-tightened': rule('type', 'narrowed', tightened),
  'type-loosened': rule('type', 'widened', loosened),
  'type-changed': rule('type', 'replaced', changed),
  'null-removed': rule('type', 'null removed', tightened),
  'null-added': rule(
    'type',
    'null added',
    byDirection(['compatible', 'requests that were valid stay valid'], ['breaking', 'readers do not expect null']),
  ),
  'enum-value-removed': rule('enum', 'value removed', tightened),
  'enum-value-added': rule(
    'enum',
    'value added',
    byDirection(
      ['compatible', 'requests that were valid stay valid'],
      ['dangerous', 'readers that switch on the value may not handle it'],
    ),
  ),
  'enum-value-renamed': rule(
    'enum',
    'value renamed',
    byDirection(
      ['breaking', 'requests that send the old value are rejected'],
      ['dangerous', 'readers that switch on the value may not handle the new one'],
    ),
  ),
  'enum-tightened': rule('enum', 'introduced', tightened),
  'enum-loosened': rule('enum', 'any value allowed', loosened),
  'const-changed': rule('enum', 'all values replaced (const)', changed),
  'limit-tightened': rule('limit', 'tightened', tightened),
  'limit-loosened': rule('limit', 'loosened', loosened),
  'limit-changed': rule('limit', 'multipleOf replaced', changed),
  'pattern-tightened': rule('pattern', 'introduced', tightened),
  'pattern-loosened': rule('pattern', 'dropped', loosened),
  'pattern-changed': rule('pattern', 'replaced', changed),
  'format-tightened': rule('format', 'narrowed', tightened),
  'format-loosened': rule('format', 'widened', loosened),
  'format-changed': rule('format', 'replaced', changed),
  'variant-removed': rule('oneOf, anyOf', 'variant removed', tightened),
  'variant-added': rule('oneOf, anyOf', 'variant added', loosened),
  'named-variant-added': rule(
    'oneOf, anyOf',
    'variant with a discriminating value added',
    byDirection(
      ['compatible', 'requests that were valid stay valid'],
      ['dangerous', 'readers that switch on the value may not handle it'],
    ),
  ),
  'discriminator-changed': rule(
    'oneOf, anyOf',
    'discriminator changed',
    breaking('readers distinguish the variants by the old one'),
  ),
  'default-changed': rule(
    'default',
    'changed',
    byDirection(
      ['dangerous', 'requests that omit it have another effect'],
      ['compatible', 'responses contain the value'],
    ),
  ),
  'keyword-tightened': rule('any other keyword', 'introduced', tightened),
  'keyword-loosened': rule('any other keyword', 'dropped', loosened),
  'keyword-changed': rule('any other keyword', 'changed', changed),
  'removed-after-sunset': rule(
    'x-sunset',
    'removed on or after the date',
    dangerous('the removal was announced, but its users fail'),
  ),
  'sunset-brought-forward': rule('x-sunset', 'date added, earlier date', dangerous('its users have less time')),
  'sunset-postponed': rule('x-sunset', 'later date, date removed', compatible('its users have more time')),
  'changed-in-version': rule(
    'x-versions',
    'renamed or removed in a version',
    dangerous('requests without Worklane-Version get the new version'),
  ),
  'version-added': rule('x-versions', 'version added', compatible('earlier versions are served beside it')),
  'version-removed': rule('x-versions', 'version removed', breaking('requests in this version fail')),

  'stored-value-missing': rule(
    'stored record',
    'field without a value',
    breaking('needs migration: declare x-existing'),
  ),
  'stored-field-lost': rule(
    'stored record',
    'value without a field',
    breaking('needs migration: declare x-renamed-from at the new name, or list it in x-resource.removed'),
  ),
  'stored-value-removed': rule(
    'stored record',
    'removed value of an enumeration',
    breaking('needs migration: declare x-replaced-values'),
  ),
  'stored-kind-removed': rule(
    'stored record',
    'kind removed',
    breaking('needs migration: delete its records with the previous release'),
  ),
  'stored-event-lost': rule(
    'stored record',
    'event removed',
    breaking('needs migration: declare renamedFrom at its new name, if it has one'),
  ),
  'stored-value-rejected': rule(
    'stored record',
    'anything else tightened',
    dangerous('the service refuses to start if stored records violate it'),
  ),
  'stored-value-migrated': rule(
    'stored record',
    'migration declared',
    compatible('stored records, events and responses are read with it'),
  ),

  'other-changed': rule(
    'anything else',
    'changed (callbacks, encoding, traits, replies)',
    dangerous('no rule covers it: review it manually'),
  ),
} satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
