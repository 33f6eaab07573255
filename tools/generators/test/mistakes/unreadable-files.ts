import type { Mistakes } from './mistake.ts';

const EntityKind = 'specs/schemas/value/EntityKind.yaml';
const derived = 'specs/derived/task.yaml';
const record = 'specs/openapi/paths/resources/tasks/record.yaml';

/** The documents are not compared, so that what these files would have contained is not reported as missing. */
export const unreadableFiles: Mistakes = {
  'a referenced file does not exist': {
    edits: [[derived, 'task/Task.yaml\n', 'task/Tusk.yaml\n']],
    rule: 'no-unresolved-refs',
    at: [derived, 'task/Tusk.yaml'],
  },
  'a file is not YAML': {
    edits: [[EntityKind, 'title: EntityKind', 'title: "EntityKind']],
    rule: 'no-unresolved-refs',
    at: [EntityKind, 'description'],
  },
  'a channel refers to a message that does not exist': {
    edits: [['specs/asyncapi/channels/webhook.test.yaml', 'messages/webhook.test.yaml', 'messages/webhook.made.yaml']],
    rule: 'no-unresolved-refs',
    at: ['specs/asyncapi/channels/webhook.test.yaml', 'webhook.made.yaml'],
  },
  'an operation, in the same run, has no scope': {
    edits: [[record, 'oauth2: [tasks.read]', 'oauth2: []']],
    rule: 'worklane/operation-security',
    at: [record, '  security:'],
  },
};
