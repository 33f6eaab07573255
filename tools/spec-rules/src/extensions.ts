import { resourceName } from './resource-forms.ts';

/** An extension of the specification languages. The value is a JSON Schema (draft 7). */
interface Extension {
  readonly description: string;
  readonly value: object;
}

const seconds = { type: 'integer', minimum: 1 };
const status = { type: 'integer', minimum: 400, maximum: 599 };
const date = { type: 'string', format: 'date' };
const fieldNames = { type: 'string', pattern: '^[a-z][a-z0-9_]*$' };
const eventAction = { type: 'string', pattern: resourceName.source };
const resourceNames = { type: 'string', pattern: resourceName.source };

/** The extensions of specs/, by name. Editors validate and complete them. */
export const extensions: Readonly<Record<string, Extension>> = {
  'x-origin': {
    description: 'Marks a part of the contract that the platform document states. It is binding.',
    value: { const: 'document' },
  },
  'x-resource': {
    description:
      'Marks the schema of the records of a resource kind, with its singular, its collection, the read-only fields that no rule sets, and the fields that were removed.',
    value: {
      type: 'object',
      required: ['kind', 'collection'],
      properties: {
        kind: resourceNames,
        collection: resourceNames,
        computed: { type: 'array', items: fieldNames },
        removed: { type: 'array', items: fieldNames },
      },
      additionalProperties: false,
    },
  },
  'x-existing': {
    description:
      'The value of this field in records that were stored before the field was, or before null was rejected. It must be valid.',
    value: {},
  },
  'x-existing-from': {
    description: 'The field of the record whose value this field has in records that were stored before it.',
    value: fieldNames,
  },
  'x-renamed-from': {
    description: 'The earlier name of this field, by which records are stored and events have been sent.',
    value: fieldNames,
  },
  'x-replaced-values': {
    description: 'For each value that was removed from the enumeration, the one that records with it have now.',
    value: { type: 'object', minProperties: 1, additionalProperties: { type: 'string' } },
  },
  'x-versions': {
    description:
      'The header by which requests choose a dated version of the contract, and the versions, the current one last. One without a sunset has no end yet.',
    value: {
      type: 'object',
      required: ['header', 'dates'],
      properties: {
        header: { type: 'string' },
        dates: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            required: ['date'],
            properties: { date, 'x-sunset': date },
            additionalProperties: false,
          },
        },
      },
      additionalProperties: false,
    },
  },
  'x-since': {
    description:
      'The version that added or renamed (`x-renamed-from`) this field, or added this operation, parameter or event.',
    value: date,
  },
  'x-removed': {
    description:
      'At a record, the fields that a version removed, with the values that earlier versions get; their requests may send them. At an operation or a query parameter, the version that removed it.',
    value: {
      oneOf: [
        date,
        {
          type: 'object',
          minProperties: 1,
          propertyNames: fieldNames,
          additionalProperties: {
            type: 'object',
            required: ['since', 'value'],
            properties: { since: date, value: {} },
            additionalProperties: false,
          },
        },
      ],
    },
  },
  'x-added-values': {
    description:
      'The values that a version added to this enumeration, with the ones that earlier versions get instead.',
    value: {
      type: 'object',
      minProperties: 1,
      additionalProperties: {
        type: 'object',
        required: ['since', 'before'],
        properties: { since: date, before: { type: 'string' } },
        additionalProperties: false,
      },
    },
  },
  'x-verb': {
    description: 'The verb that the operationId starts with, unless the method implies it: `recover`.',
    value: { type: 'string', pattern: '^[a-z]+$' },
  },
  'x-references': {
    description: 'The kind of the record whose ID this field has.',
    value: { anyOf: [{ $ref: '../../specs/schemas/value/EntityKind.yaml' }, { enum: ['member', 'any'] }] },
  },
  'x-acyclic': { description: 'No chain of these references leads back to its first record.', value: { const: true } },
  'x-after': { description: 'The field whose time must be before that of this field.', value: fieldNames },
  'x-not-before': {
    description: 'The field whose date or time must not be after that of this field.',
    value: fieldNames,
  },
  'x-excludes': { description: 'The field that must be null when this one is set.', value: fieldNames },
  'x-requires': { description: 'The field that must be set when this one is.', value: fieldNames },
  'x-currency-of': { description: 'The field of the record that has the currency of this amount.', value: fieldNames },
  'x-set-on-create': {
    description: 'The service sets this field to the time of the creation, if the request omits it.',
    value: { const: true },
  },
  'x-set-when': {
    description:
      'The service sets this field to the time when another one gets one of these values, keeps it among them, and clears it at any other.',
    value: {
      type: 'object',
      minProperties: 1,
      maxProperties: 1,
      additionalProperties: { type: 'array', minItems: 1, items: { type: 'string' } },
    },
  },
  'x-codes': {
    description: 'Requests can set codes of this standard only. Stored values stay valid: codes are withdrawn.',
    value: { enum: ['iso-4217'] },
  },
  'x-transitions': {
    description:
      'The changes of this enumeration that have an event of their own, beside that of the update, by its action: `approved`, and the version that added it.',
    value: {
      type: 'object',
      minProperties: 1,
      propertyNames: eventAction,
      additionalProperties: {
        type: 'object',
        required: ['from', 'to'],
        properties: {
          from: { type: 'array', minItems: 1, uniqueItems: true, items: fieldNames },
          to: fieldNames,
          since: date,
        },
        additionalProperties: false,
      },
    },
  },
  'x-transition': {
    description: 'The transition of the record that this operation makes, by the action of its event.',
    value: eventAction,
  },
  'x-filter': {
    description: 'How lists can be filtered by this field.',
    value: { enum: ['equals', 'contains', 'range'] },
  },
  'x-sortable': { description: 'Lists can be sorted by this field.', value: { const: true } },
  'x-searchable': { description: 'The full-text search of lists covers this field.', value: { const: true } },
  'x-problems': {
    description: 'The problem types by code: the meaning of each value of the enumeration.',
    value: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['status', 'title', 'cause', 'remedy', 'example'],
        properties: {
          status,
          title: { type: 'string' },
          cause: { description: 'When exactly the problem occurs.', type: 'string' },
          remedy: { description: 'What the developer does about it, as Markdown.', type: 'string' },
          example: {
            type: 'object',
            required: ['request', 'response'],
            properties: {
              request: { description: 'An HTTP request with this response.', type: 'string' },
              response: {
                description: 'An example of specs/examples with this code.',
                type: 'object',
                required: ['$ref'],
                properties: { $ref: { type: 'string' } },
                additionalProperties: false,
              },
            },
            additionalProperties: false,
          },
        },
        additionalProperties: false,
      },
    },
  },
  'x-violations': {
    description: 'The codes of violations: the meaning of each value of the enumeration, and an entry of `errors`.',
    value: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['description', 'example'],
        properties: {
          description: { type: 'string' },
          example: {
            type: 'object',
            required: ['in', 'pointer', 'detail'],
            properties: {
              in: { enum: ['body', 'query', 'path', 'header'] },
              pointer: { type: 'string' },
              detail: { type: 'string' },
            },
            additionalProperties: false,
          },
        },
        additionalProperties: false,
      },
    },
  },
  'x-oauth-errors': {
    description:
      'The errors of the authorization server by code: the cause and the remedy of each value of the enumeration.',
    value: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['cause', 'remedy'],
        properties: {
          cause: { description: 'When the error occurs.', type: 'string' },
          remedy: { description: 'What the developer does about it, as Markdown.', type: 'string' },
        },
        additionalProperties: false,
      },
    },
  },
  'x-roles': {
    description:
      'The roles by name: the meaning of each value of the enumeration, and the scopes that a member with the role may have, all or those to read, apart from exceptions.',
    value: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['label', 'description', 'scopes'],
        properties: {
          label: { type: 'string' },
          description: { type: 'string' },
          scopes: { enum: ['all', 'read'] },
          except: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string' } },
        },
        additionalProperties: false,
      },
    },
  },
  'x-deprecated-since': {
    description:
      'The date since which this is deprecated, in UTC. Requires `deprecated: true`, and a description that names the replacement. Responses of a deprecated operation have it as the header Deprecation.',
    value: date,
  },
  'x-sunset': {
    description:
      'The date from which on a deprecated part can be removed, in UTC. Responses of a deprecated operation have it as the header Sunset.',
    value: date,
  },
  'x-protocol-headers': {
    description: 'Headers of HTTP and of browser security that are not declared for each response.',
    value: { type: 'array', uniqueItems: true, items: { type: 'string' } },
  },
  'x-first-party-applications': {
    description:
      'The applications of Worklane itself by client ID: public, without a secret, in every installation. The scopes are those that each may request. One without redirect URIs cannot use the authorization server.',
    value: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['name', 'scopes'],
        properties: {
          name: { type: 'string' },
          redirect_uris: { type: 'array', minItems: 1, items: { type: 'string', format: 'uri' } },
          scopes: { anyOf: [{ const: 'all' }, { type: 'array', minItems: 1, items: { type: 'string' } }] },
        },
        additionalProperties: false,
      },
    },
  },
  'x-delivery': {
    description:
      'How deliveries are sent and retried: the user agent, the timeout of an attempt, the delays before the retries and the share of random jitter added to them, the statuses whose Retry-After extends a delay and by how much at most, what disables a webhook, how many earlier secrets sign at most, and how long each after its rotation, and the header that marks test messages.',
    value: {
      type: 'object',
      properties: {
        userAgent: { type: 'string' },
        timeoutSeconds: seconds,
        retryDelaysSeconds: { type: 'array', items: seconds },
        maxJitter: { type: 'number', minimum: 0, maximum: 1 },
        retryAfterStatuses: { type: 'array', uniqueItems: true, items: status },
        maxRetryAfterSeconds: seconds,
        disablingStatus: status,
        maxFailingSeconds: seconds,
        maxOldSecrets: { type: 'integer', minimum: 1 },
        secretOverlapSeconds: seconds,
        testHeader: { type: 'string' },
      },
      required: [
        'userAgent',
        'timeoutSeconds',
        'retryDelaysSeconds',
        'maxJitter',
        'retryAfterStatuses',
        'maxRetryAfterSeconds',
        'disablingStatus',
        'maxFailingSeconds',
        'maxOldSecrets',
        'secretOverlapSeconds',
        'testHeader',
      ],
      additionalProperties: false,
    },
  },
  'x-internal': { description: 'Keeps a document out of the published contract.', value: { const: true } },
  'x-tagGroups': {
    description: 'The groups of tags in the reference (Redocly).',
    value: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'tags'],
        properties: { name: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    },
  },
};
