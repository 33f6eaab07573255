import { capital } from '../resource-forms.ts';
import type { Kind } from './kind.ts';
import type { ReadText } from './yaml-text.ts';
import { folded, prose, scalarAt } from './yaml-text.ts';

export const actions = ['created', 'updated', 'deleted'] as const;
type Action = (typeof actions)[number];

/** Returns the webhooks, channels and messages of the events of a kind, by file of specs/. */
export function deriveEvents(kind: Kind, read: ReadText): Map<string, string> {
  return new Map(
    actions.flatMap((action): [string, string][] => {
      const type = `${kind.kind}.${action}`;
      const example = read(`examples/kinds/${kind.kind}/${kind.name}${capital(action)}Event.yaml`);
      return [
        [`openapi/webhooks/${type}.yaml`, webhook(kind, action)],
        [`asyncapi/channels/${type}.yaml`, channel(kind, action)],
        [`asyncapi/messages/${type}.yaml`, message(kind, action, example)],
      ];
    }),
  );
}

/** Returns `An order was created.` */
export const eventSummary = ({ one }: Pick<Kind, 'one'>, action: string): string => `${capital(one)} was ${action}.`;

function webhook(kind: Kind, action: Action): string {
  const { kind: folder, name, tag } = kind;
  const type = `${folder}.${action}`;
  const description = `${eventSummary(kind, action)} Sent to every webhook of the organization that subscribes to \`${type}\`, signed according to Standard Webhooks.`;
  return `post:
  operationId: receive${name}${capital(action)}
  tags: [${tag}]
  x-origin: document
  summary: ${type}
${folded('description', description, 2)}
  security: []
  parameters:
    - $ref: ../components/parameters/WebhookIdHeader.yaml
    - $ref: ../components/parameters/WebhookTimestampHeader.yaml
    - $ref: ../components/parameters/WebhookSignatureHeader.yaml
  requestBody:
    description: The event.
    required: true
    content:
      application/json:
        schema:
          $ref: ../../schemas/kinds/${folder}/${name}${capital(action)}.yaml
        examples:
          event:
            $ref: ../../examples/kinds/${folder}/${name}${capital(action)}Event.yaml
  responses:
    "200":
      $ref: ../components/responses/DeliveryAccepted.yaml
    "410":
      $ref: ../components/responses/DeliveryGone.yaml
    "429":
      $ref: ../components/responses/DeliverySlowDown.yaml
    "503":
      $ref: ../components/responses/DeliveryUnavailable.yaml
`;
}

const adjectives = { created: 'new', updated: 'updated', deleted: 'deleted' };

function channel(kind: Kind, action: Action): string {
  const type = `${kind.kind}.${action}`;
  const description = `Sends the ${adjectives[action]} ${kind.noun} to every webhook of the organization that subscribes to \`${type}\`.`;
  return `title: ${type}
summary: ${eventSummary(kind, action)}
x-origin: document
${prose('description', description)}
messages:
  ${type}:
    $ref: ../messages/${type}.yaml
`;
}

/** The headers have the ID of the example and the second after it. */
function message(kind: Kind, action: Action, example: string | undefined): string {
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
  $ref: ../../schemas/webhook/DeliveryHeaders.yaml
payload:
  $ref: ../../schemas/kinds/${folder}/${name}${capital(action)}.yaml
examples:
  - name: ${type}
    summary: ${eventSummary(kind, action)}
    headers:
      webhook-id: ${scalarAt(example, 'value', 'id')}
      webhook-timestamp: "${Date.parse(timestamp) / 1000 + 1}"
      webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
    payload:
      $ref: ../../examples/kinds/${folder}/${name}${capital(action)}Event.yaml#/value
`;
}
