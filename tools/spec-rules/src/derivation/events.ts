import { capital, pascalCase } from '../resource-forms.ts';
import { actions, type Kind } from './kind.ts';
import { folded, prose, scalarAt } from './yaml-text.ts';

export { actions };

/** Returns the webhooks, channels and messages of the events of a kind, by event type. */
export const deriveEvents = (kind: Kind, examples: ReadonlyMap<string, string>) => ({
  webhooks: byType(kind, (action) => webhook(kind, action)),
  channels: byType(kind, (action) => channel(kind, action)),
  messages: byType(kind, (action) => message(kind, action, examples.get(eventExampleName(kind, action)))),
});

const byType = ({ kind, actions }: Kind, derive: (action: string) => string) =>
  new Map(actions.map((action) => [`${kind}.${action}`, derive(action)]));

export const eventExampleName = ({ name }: Kind, action: string): string => `${name}${pascalCase(action)}Event`;

/** Returns `An order was created.` */
export const eventSummary = ({ one }: Pick<Kind, 'one'>, action: string): string =>
  `${capital(one)} was ${action.replaceAll('-', ' ')}.`;

function webhook(kind: Kind, action: string): string {
  const { kind: folder, name, tag } = kind;
  const type = `${folder}.${action}`;
  const description = `${eventSummary(kind, action)} Sent to every webhook of the organization that subscribes to \`${type}\`, signed according to Standard Webhooks.`;
  return `post:
  operationId: receive${name}${pascalCase(action)}
  tags: [${tag}]
${origin(action, '  ')}  summary: ${type}
${folded('description', description, 2)}
  security: []
  parameters:
    - $ref: ../openapi/components/parameters.yaml#/WebhookIdHeader
    - $ref: ../openapi/components/parameters.yaml#/WebhookTimestampHeader
    - $ref: ../openapi/components/parameters.yaml#/WebhookSignatureHeader
  requestBody:
    description: The event.
    required: true
    content:
      application/json:
        schema:
          $ref: "#/schemas/${name}${pascalCase(action)}"
        examples:
          event:
            $ref: "#/examples/${name}${pascalCase(action)}Event"
  responses:
    "200":
      $ref: ../openapi/components/responses.yaml#/DeliveryAccepted
    "410":
      $ref: ../openapi/components/responses.yaml#/DeliveryGone
    "429":
      $ref: ../openapi/components/responses.yaml#/DeliverySlowDown
    "503":
      $ref: ../openapi/components/responses.yaml#/DeliveryUnavailable
`;
}

/** The document states the events of every kind. */
const origin = (action: string, indent = '') =>
  actions.some((each) => each === action) ? `${indent}x-origin: document\n` : '';

function channel(kind: Kind, action: string): string {
  const type = `${kind.kind}.${action}`;
  const description = `Sends the ${action === 'created' ? 'new' : action.replaceAll('-', ' ')} ${kind.noun} to every webhook of the organization that subscribes to \`${type}\`.`;
  return `title: ${type}
summary: ${eventSummary(kind, action)}
${origin(action)}${prose('description', description)}
messages:
  ${type}:
    $ref: "#/messages/${type}"
`;
}

/** The headers have the ID of the example and the second after it. */
function message(kind: Kind, action: string, example: string | undefined): string {
  const { kind: folder, name, tag } = kind;
  const type = `${folder}.${action}`;
  const timestamp = scalarAt(example, 'value', 'timestamp')?.replaceAll('"', '') ?? '';
  return `name: ${type}
title: ${type}
summary: ${eventSummary(kind, action)}
contentType: application/json
tags:
  - name: ${tag}
headers:
  $ref: ../schemas/webhook/DeliveryHeaders.yaml
payload:
  $ref: "#/schemas/${name}${pascalCase(action)}"
examples:
  - name: ${type}
    summary: ${eventSummary(kind, action)}
    headers:
      webhook-id: ${scalarAt(example, 'value', 'id')}
      webhook-timestamp: "${Date.parse(timestamp) / 1000 + 1}"
      webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
    payload:
      $ref: "#/examples/${name}${pascalCase(action)}Event/value"
`;
}
