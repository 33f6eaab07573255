import type { Direction, Severity } from './change.ts';

type Assessment = readonly [severity: Severity, why: string];

/** What a kind of change means, by the direction in which the changed thing travels. */
export interface Rule extends Readonly<Record<Direction, Assessment>> {
  readonly subject: string;
  readonly change: string;
}

const bothDirections = (severity: Severity, why: string) => ({ received: [severity, why], sent: [severity, why] }) as const;
const byDirection = (received: Assessment, sent: Assessment) => ({ received, sent });

const addition = bothDirections('compatible', 'nobody depends on it yet');
const tightened = byDirection(
  ['breaking', 'what was accepted can now be refused'],
  ['compatible', 'readers meet nothing they were not told of'],
);
const loosened = byDirection(
  ['compatible', 'all that was accepted still is'],
  ['breaking', 'readers can meet what they were told never comes'],
);
const changed = bothDirections('breaking', 'what was valid before can be invalid now');
const removal = bothDirections('breaking', 'whoever uses it fails');

/** Every judgement of this tool stands here, and nowhere else. */
export const rules = {
  'path-removed': { subject: 'path', change: 'removed', ...removal },
  'path-added': { subject: 'path', change: 'added', ...addition },
  'path-variable-renamed': {
    subject: 'path',
    change: 'variable renamed',
    ...bothDirections('dangerous', 'requests stay the same, but the arguments of generated clients do not'),
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
  'webhook-removed': { subject: 'webhook', change: 'removed', ...bothDirections('breaking', 'receivers wait for it in vain') },
  'webhook-added': { subject: 'webhook', change: 'added', ...bothDirections('compatible', 'only those who subscribe get it') },
  'server-removed': { subject: 'server', change: 'removed', ...bothDirections('dangerous', 'clients may use this address') },
  'server-added': { subject: 'server', change: 'added', ...addition },

  'parameter-removed': {
    subject: 'parameter',
    change: 'removed',
    ...byDirection(['dangerous', 'who sends it no longer gets its effect'], ['breaking', 'receivers read it']),
  },
  'parameter-added': { subject: 'parameter', change: 'added', ...addition },
  'required-parameter-added': {
    subject: 'parameter',
    change: 'added as required',
    ...byDirection(['breaking', 'requests without it are refused'], ['compatible', 'receivers may ignore it']),
  },
  'parameter-became-required': { subject: 'parameter', change: 'became required', ...tightened },
  'parameter-became-optional': { subject: 'parameter', change: 'became optional', ...loosened },
  'parameter-style-changed': {
    subject: 'parameter',
    change: 'style changed',
    ...bothDirections('breaking', 'it is written in another way'),
  },
  'header-removed': {
    subject: 'answer header',
    change: 'removed',
    ...byDirection(['compatible', 'it is no longer read'], ['breaking', 'clients read it']),
  },
  'header-added': { subject: 'answer header', change: 'added', ...addition },
  'required-header-added': {
    subject: 'answer header',
    change: 'added as required',
    ...byDirection(['breaking', 'answers without it are refused'], ['compatible', 'clients may ignore it']),
  },
  'header-became-required': { subject: 'answer header', change: 'became required', ...tightened },
  'header-became-optional': { subject: 'answer header', change: 'became optional', ...loosened },
  'header-style-changed': {
    subject: 'answer header',
    change: 'style changed',
    ...bothDirections('breaking', 'it is written in another way'),
  },

  'body-removed': { subject: 'request body', change: 'removed', ...removal },
  'body-added': { subject: 'request body', change: 'added', ...addition },
  'required-body-added': {
    subject: 'request body',
    change: 'added as required',
    ...byDirection(['breaking', 'requests without it are refused'], ['compatible', 'receivers may ignore it']),
  },
  'body-became-required': { subject: 'request body', change: 'became required', ...tightened },
  'body-became-optional': { subject: 'request body', change: 'became optional', ...loosened },
  'media-type-removed': { subject: 'media type', change: 'removed', ...removal },
  'media-type-added': { subject: 'media type', change: 'added', ...addition },

  'success-removed': { subject: 'status', change: 'of success removed', ...removal },
  'success-added': {
    subject: 'status',
    change: 'of success added',
    ...byDirection(['compatible', 'nobody has to answer it'], ['dangerous', 'clients may know only the earlier ones']),
  },
  'status-removed': {
    subject: 'status',
    change: 'of failure removed',
    ...byDirection(['breaking', 'receivers may answer it'], ['compatible', 'clients have less to handle']),
  },
  'status-added': { subject: 'status', change: 'of failure added', ...addition },

  'scope-added': {
    subject: 'security',
    change: 'scope added',
    ...bothDirections('breaking', 'tokens that were enough no longer are'),
  },
  'security-tightened': {
    subject: 'security',
    change: 'tightened',
    ...bothDirections('breaking', 'credentials that were enough no longer are'),
  },
  'security-loosened': { subject: 'security', change: 'loosened', ...bothDirections('compatible', 'less is asked for') },
  'scheme-removed': { subject: 'security scheme', change: 'removed', ...removal },
  'scheme-changed': {
    subject: 'security scheme',
    change: 'changed',
    ...bothDirections('breaking', 'clients get or send their credentials in the earlier way'),
  },
  'scheme-added': { subject: 'security scheme', change: 'added', ...addition },
  'declared-scope-removed': {
    subject: 'security scheme',
    change: 'scope removed',
    ...bothDirections('breaking', 'clients that ask for it are refused'),
  },
  'declared-scope-added': { subject: 'security scheme', change: 'scope added', ...addition },

  'channel-removed': { subject: 'channel', change: 'removed', ...bothDirections('breaking', 'receivers wait for it in vain') },
  'channel-added': { subject: 'channel', change: 'added', ...addition },
  'address-changed': {
    subject: 'channel',
    change: 'address changed',
    ...bothDirections('breaking', 'messages go where nobody listens'),
  },
  'action-changed': { subject: 'operation', change: 'action changed', ...bothDirections('breaking', 'sender and receiver swap') },
  'channel-changed': {
    subject: 'operation',
    change: 'channel changed',
    ...bothDirections('breaking', 'messages go where nobody listens'),
  },
  'binding-changed': {
    subject: 'bindings',
    change: 'changed',
    ...bothDirections('breaking', 'the message travels in another way'),
  },
  'message-removed': { subject: 'message', change: 'removed', ...bothDirections('breaking', 'receivers wait for it in vain') },
  'message-added': {
    subject: 'message',
    change: 'added',
    ...byDirection(['compatible', 'nobody has to send it'], ['dangerous', 'receivers of the channel may not know it']),
  },
  'content-type-changed': {
    subject: 'message',
    change: 'contentType changed',
    ...bothDirections('breaking', 'receivers parse the earlier one'),
  },

  'field-removed': {
    subject: 'field',
    change: 'removed',
    ...byDirection(['breaking', 'who still sends it is refused'], ['breaking', 'readers rely on it']),
  },
  'open-field-removed': {
    subject: 'field',
    change: 'removed from an open object',
    ...byDirection(['dangerous', 'who still sends it no longer gets its effect'], ['breaking', 'readers rely on it']),
  },
  'field-added': { subject: 'field', change: 'added', ...addition },
  'required-field-added': {
    subject: 'field',
    change: 'added as required',
    ...byDirection(['breaking', 'requests without it are refused'], ['compatible', 'readers may ignore it']),
  },
  'field-became-required': { subject: 'field', change: 'became required', ...tightened },
  'field-became-optional': { subject: 'field', change: 'became optional', ...loosened },
  'object-closed': { subject: 'additionalProperties', change: 'closed', ...tightened },
  'object-opened': {
    subject: 'additionalProperties',
    change: 'opened',
    ...byDirection(['compatible', 'all that was accepted still is'], ['dangerous', 'readers can meet fields without a name']),
  },

  'type-tightened': { subject: 'type', change: 'narrowed', ...tightened },
  'type-loosened': { subject: 'type', change: 'widened', ...loosened },
  'type-changed': { subject: 'type', change: 'replaced', ...changed },
  'null-removed': { subject: 'type', change: 'null removed', ...tightened },
  'null-added': {
    subject: 'type',
    change: 'null added',
    ...byDirection(['compatible', 'all that was accepted still is'], ['breaking', 'readers do not expect null']),
  },
  'enum-value-removed': { subject: 'enum', change: 'value removed', ...tightened },
  'enum-value-added': {
    subject: 'enum',
    change: 'value added',
    ...byDirection(
      ['compatible', 'all that was accepted still is'],
      ['dangerous', 'readers that switch on it do not know the value'],
    ),
  },
  'enum-tightened': { subject: 'enum', change: 'introduced', ...tightened },
  'enum-loosened': { subject: 'enum', change: 'opened to any value', ...loosened },
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
      ['compatible', 'all that was accepted still is'],
      ['dangerous', 'readers that switch on it do not know the value'],
    ),
  },
  'discriminator-changed': {
    subject: 'oneOf, anyOf',
    change: 'discriminator changed',
    ...bothDirections('breaking', 'the variants are told apart in another way'),
  },
  'default-changed': {
    subject: 'default',
    change: 'changed',
    ...byDirection(
      ['dangerous', 'requests that leave it out now mean something else'],
      ['compatible', 'answers state the value'],
    ),
  },
  'keyword-tightened': { subject: 'any other keyword', change: 'introduced', ...tightened },
  'keyword-loosened': { subject: 'any other keyword', change: 'dropped', ...loosened },
  'keyword-changed': { subject: 'any other keyword', change: 'changed', ...changed },
  'unjudged-changed': {
    subject: 'anything else',
    change: 'changed (callbacks, encoding, traits, replies)',
    ...bothDirections('dangerous', 'this tool has no rule for it: look at it yourself'),
  },
} satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
