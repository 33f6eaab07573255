import { reportsEach } from './mistake.ts';

const Task = 'specs/schemas/kinds/task/Task.yaml';
const EntityKind = 'specs/schemas/value/EntityKind.yaml';
const Event = 'specs/schemas/event/Event.yaml';
const WebhookEvents = 'specs/schemas/webhook/WebhookEvents.yaml';

reportsEach({
  'an example is invalid': {
    edits: [['specs/examples/kinds/task/TaskRecord.yaml', 'priority: high', 'priority: soon']],
    rule: 'no-invalid-media-type-examples',
    at: ['specs/examples/kinds/task/TaskRecord.yaml', 'priority: soon'],
  },
  'the example of an event is invalid': {
    edits: [['specs/examples/kinds/task/TaskCreatedEvent.yaml', 'type: task.created', 'type: task.made']],
    rule: 'no-invalid-media-type-examples',
    at: ['specs/examples/kinds/task/TaskCreatedEvent.yaml', 'type: task.made'],
  },
  'a keyword is misspelt': {
    edits: [[Task, 'maxLength: 255', 'maxLenght: 255']],
    rule: 'struct',
    at: [Task, 'maxLenght'],
  },
  'an extension is misspelt': {
    edits: [[Task, 'x-sortable: true', 'x-sortabel: true']],
    rule: 'worklane/known-extensions',
    at: [Task, 'x-sortabel'],
  },
  'a property lacks its description': {
    edits: [[Task, /( {2}title:\n) {4}description: .*\n/, '$1']],
    rule: 'worklane/property-description',
    at: [Task, /(?<= {2}title:\n).*/],
  },
  'a referenced file does not exist': {
    edits: [['specs/schemas/kinds/task/TaskList.yaml', './Task.yaml', './Tusk.yaml']],
    rule: 'no-unresolved-refs',
    at: ['specs/schemas/kinds/task/TaskList.yaml', './Tusk.yaml'],
  },
  'a file is not YAML': {
    edits: [[EntityKind, 'title: EntityKind', 'title: "EntityKind']],
    rule: 'no-unresolved-refs',
    at: [EntityKind, 'description'],
  },
  'a schema requires a property that examples lack': {
    edits: [[Task, 'required:\n  [id,', 'required:\n  [colour, id,']],
    rule: 'no-required-schema-properties-undefined',
    at: [Task, 'colour'],
  },
  'a title differs from the file name': {
    edits: [[Task, 'title: Task', 'title: Job']],
    rule: 'worklane/schema-name',
    at: [Task, 'title: Job'],
  },
  'two schemas have one title': {
    edits: [['specs/schemas/kinds/task/TaskCreate.yaml', 'title: TaskCreate', 'title: Task']],
    rule: 'worklane/schema-name',
    at: ['specs/schemas/kinds/task/TaskCreate.yaml', 'title: Task'],
  },
  'a list of events is shorter than the enumeration': {
    edits: [[WebhookEvents, /maxItems: \d+/, 'maxItems: 47']],
    rule: 'worklane/enum-list-length',
    at: [WebhookEvents, 'maxItems: 47'],
  },
  'a description counts the events': {
    edits: [[Event, 'An event of any type.', 'One of 48 events.']],
    rule: 'worklane/no-counts',
    at: [Event, '48 events'],
  },
  'a list of events in a parameter is longer than the enumeration': {
    edits: [['specs/openapi/paths/events/stream.yaml', /maxItems: \d+/, 'maxItems: 100']],
    rule: 'worklane/enum-list-length',
    at: ['specs/openapi/paths/events/stream.yaml', 'maxItems: 100'],
  },
  'a flow counts the scopes': {
    edits: [['specs/flows/catch-up.arazzo.yaml', 'Read missed events', 'Read missed events with thirty-five scopes']],
    rule: 'worklane/no-counts',
    at: ['specs/flows/catch-up.arazzo.yaml', 'thirty-five scopes'],
  },
  'a description counts the kinds in words': {
    edits: [[EntityKind, 'The resource kind', 'One of sixteen kinds, the kind']],
    rule: 'worklane/no-counts',
    at: [EntityKind, 'sixteen'],
  },
  'an integer lacks its maximum': {
    edits: [[Task, / {4}maximum: 525600\n/, '']],
    rule: 'worklane/integer-format',
    at: [Task, 'description: The estimated effort'],
  },
  'a reference has another type than its target': {
    edits: [[Task, /(project_id:\n {4}\$ref: ).*/, '$1../../record/RecordVersion.yaml']],
    rule: 'worklane/reference-type',
    at: [Task, '$ref: ../../record/RecordVersion.yaml\n    description: The project'],
  },
  'an enumeration is written where it is used': {
    edits: [
      [
        Task,
        '$ref: ./TaskStatus.yaml\n',
        'description: Status.\n    type: string\n    enum: [open, in_progress, blocked, done, cancelled]\n',
      ],
    ],
    rule: 'worklane/named-enums',
    at: [Task, 'enum: [open'],
  },
  'a pattern has an unescaped slash': {
    edits: [['specs/schemas/webhook/WebhookSecret.yaml', '+\\/]', '+/]']],
    rule: 'worklane/portable-pattern',
    at: ['specs/schemas/webhook/WebhookSecret.yaml', 'pattern:'],
  },
});
