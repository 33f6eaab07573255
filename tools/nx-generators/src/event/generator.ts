import type { Tree } from '@nx/devkit';
import { folded, type Kind, pascalCase, recordFile, resourceName, transitionsAt, ulid } from '@worklane/spec-rules';
import { enumerations } from '../specs/enumerations.ts';
import { didYouMean, requireKind, requireNewEvent } from '../specs/names.ts';
import { decide, generate, nextStep } from '../specs/next-step.ts';
import { SpecTree } from '../specs/spec-tree.ts';

const timestamp = '2026-03-05T12:30:00Z';

interface Options {
  type: string;
  from?: string;
  to?: string;
}

/** Adds an event of a transition, such as `order.paid`, or a message to webhooks that is not about a record, such as `webhook.paused`. */
export default function event(tree: Tree, { type, from, to }: Options): () => void {
  const specs = new SpecTree(tree);
  const [subject = '', verb = ''] = type.split('.');
  const isOfRecord = specs.kindNames.includes(subject);
  if (!(isOfRecord ? resourceName.test(verb) : /^[a-z]+\.[a-z]+$/.test(type))) {
    throw new Error(`Invalid event type "${type}": use <subject>.<verb> in lower case, such as "webhook.paused".`);
  }
  if (isOfRecord) return transition(specs, requireKind(specs, subject), verb, from, to);
  if (specs.read(`openapi/webhooks/${type}.yaml`) !== undefined) {
    throw new Error(`The event "${type}" already exists: specs/openapi/webhooks/${type}.yaml.`);
  }
  const subjects = ['webhook'];
  if (!subjects.includes(subject)) {
    const advice = 'Add a resource kind with nx g worklane:resource';
    throw new Error(`Unknown subject "${subject}".${didYouMean(subject, subjects)} ${advice}.`);
  }
  const name = `Webhook${pascalCase(verb)}`;
  const id = `evt_${ulid(timestamp, type)}`;

  specs.write(`schemas/webhook/${name}.yaml`, messageSchema(name, type));
  specs.write(`schemas/webhook/${name}Data.yaml`, dataSchema(name, type));
  specs.write(`examples/webhooks.yaml#/${name}Message`, messageExample(type, id));
  specs.write(`openapi/webhooks/${type}.yaml`, webhook(specs, name, type));
  specs.write(`asyncapi/channels/${type}.yaml`, channel(type));
  specs.write(`asyncapi/messages/${type}.yaml`, message(specs, name, type, id));
  specs.edit('schemas/webhook/WebhookMessageType.yaml', (text) => `${text}  - type: string\n    const: ${type}\n`);
  specs.edit('openapi/openapi.yaml', (text) =>
    afterTest(text, `  ${type}:\n    $ref: ./webhooks/${type}.yaml\n`, 'webhooks'),
  );
  specs.edit(
    'asyncapi/asyncapi.yaml',
    (text) =>
      afterTest(text, `  ${type}:\n    $ref: ./channels/${type}.yaml\n`, 'channels') + sendOperation(name, type),
  );
  return nextStep(decide, generate);
}

/** Adds a transition of the enumeration that has its values, and with it the event. */
function transition(specs: SpecTree, kind: Kind, event: string, from = '', to = ''): () => void {
  const values = [...from.split(',').filter(Boolean), to];
  requireNewEvent(kind, event);
  const [field] =
    [...enumerations(specs, kind)].find(([, known]) => values.every((value) => known.includes(value))) ?? [];
  if (field === undefined || values.length < 2) {
    const known = [...enumerations(specs, kind)].map(([name, each]) => `${name}: ${each.join(', ')}`).join('; ');
    throw new Error(
      `Name the values that cause ${event} with --from and --to. Values of ${kind.kind}: ${known || 'none'}.`,
    );
  }
  const line = `      ${event}: { from: [${values.slice(0, -1).join(', ')}], to: ${to} }`;
  const lines = kind.fields.get(field) ?? [];
  const block = lines.join('\n');
  const last = [...transitionsAt(field, lines).values()].at(-1)?.join('\n');
  const changed = last ? block.replace(last, () => `${last}\n${line}`) : `${block}\n    x-transitions:\n${line}`;
  specs.edit(recordFile(kind.kind), (text) => text.replace(block, () => changed));
  specs.derive();
  return nextStep(decide, generate);
}

/** Inserts an entry after that of webhook.test. */
const afterTest = (text: string, entry: string, folder: string) =>
  text.replace(`  webhook.test:\n    $ref: ./${folder}/webhook.test.yaml\n`, (test) => test + entry);

const messageSchema = (name: string, type: string) => `title: ${name}
description: "TODO: Describe when ${type} is sent."
type: object
additionalProperties: false
required: [id, type, timestamp, organization_id, data]
properties:
  id:
    $ref: ../event/EventId.yaml
  type:
    description: The message type.
    type: string
    const: ${type}
  timestamp:
    $ref: ../event/EventTimestamp.yaml
  organization_id:
    $ref: ../value/OrganizationId.yaml
  data:
    $ref: ./${name}Data.yaml
`;

const dataSchema = (name: string, type: string) => `title: ${name}Data
description: "TODO: Describe the data of ${type}, and add properties."
type: object
additionalProperties: false
required: [webhook_id]
properties:
  webhook_id:
    $ref: ./WebhookId.yaml
`;

const messageExample = (type: string, id: string) => `summary: "TODO: Summarize the example of ${type}."
value:
  id: ${id}
  type: ${type}
  timestamp: "${timestamp}"
  organization_id: 1042
  data:
    webhook_id: 88
`;

/** The webhook and the message differ from those of the test message in names and texts only. */
function webhook(specs: SpecTree, name: string, type: string): string {
  const description = folded('description', `TODO: Describe when ${type} is sent, and to which webhooks.`, 2);
  return renamed(specs.require('openapi/webhooks/webhook.test.yaml'), name, type)
    .replace(/^ {2}description: >-\n(?: {4}.*\n)+/m, () => `${description}\n`)
    .replace('          test:\n', '          message:\n');
}

const channel = (type: string) => `title: ${type}
summary: "TODO: Summarize ${type}."
description: "TODO: Describe when ${type} is sent, and to which webhooks."
messages:
  ${type}:
    $ref: ../messages/${type}.yaml
`;

const message = (specs: SpecTree, name: string, type: string, id: string) =>
  renamed(specs.require('asyncapi/messages/webhook.test.yaml'), name, type)
    .replaceAll(/summary: .*/g, `summary: "TODO: Summarize ${type}."`)
    .replace(/webhook-id: .*/, `webhook-id: ${id}`);

const renamed = (text: string, name: string, type: string) =>
  text.replaceAll('webhook.test', type).replaceAll('WebhookTest', name);

const sendOperation = (name: string, type: string) => `  send${name}:
    action: send
    title: ${type}
    description: "TODO: Describe when ${type} is sent."
    channel:
      $ref: "#/channels/${type}"
    tags:
      - name: Webhooks
    bindings:
      $ref: ./components/http-operation.yaml
    messages:
      - $ref: "#/channels/${type}/messages/${type}"
`;
