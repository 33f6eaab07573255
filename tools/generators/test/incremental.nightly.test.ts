import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyWorkspace } from './workspace-copy.ts';

let workspace: Awaited<ReturnType<typeof copyWorkspace>>;
beforeAll(async () => {
  workspace = await copyWorkspace();
});
afterAll(() => workspace.remove());

const task = 'specs/schemas/kinds/task/Task.yaml';
const derived = 'specs/derived/task.yaml';
const current = { code: 0, output: 'Generated code is current.\n', errors: '' };

/** A field that the service sets. */
const timestamp = [
  'description: When the task was done.',
  'type: [string, "null"]',
  'format: date-time',
  'x-set-when:',
  '  status: [done]',
]
  .map((line) => `    ${line}\n`)
  .join('');

/** Edits that follow each other: each begins with the results of those before. */
it.each<[string, () => Promise<void>]>([
  [
    'a field is added',
    async () => {
      // A field that only the service sets is in no other schema that follows from the record.
      await workspace.edit(task, (text) => text.replace(/^ {2}due_at:/m, `  done_at:\n${timestamp}$&`));
      await workspace.edit(derived, (text) =>
        text.replace(
          /^ {6}due_at:/m,
          '      done_at:\n        $ref: ../schemas/kinds/task/Task.yaml#/properties/done_at\n$&',
        ),
      );
    },
  ],
  [
    'a description changes',
    () => workspace.edit('specs/schemas/value/Money.yaml', (text) => text.replace(/description: \S+/, '$& exactly')),
  ],
  [
    'an enumeration loses a value',
    () => workspace.edit('specs/schemas/kinds/task/TaskStatus.yaml', (text) => text.replace(' blocked,', '')),
  ],
  [
    'a path changes',
    () => workspace.edit('specs/openapi/dashboard.yaml', (text) => text.replace('/checklist:', '/first-steps:')),
  ],
  [
    'a file is renamed',
    async () => {
      const file = 'specs/openapi/paths/events/stream.yaml';
      await workspace.write(file.replace('stream', 'event-stream'), await workspace.read(file));
      await workspace.edit('specs/openapi/openapi.yaml', (text) =>
        text.replace('events/stream.yaml', 'events/event-stream.yaml'),
      );
      await workspace.delete(file);
    },
  ],
  [
    'the first edit is reverted',
    async () => {
      await workspace.edit(task, (text) => text.replace(`  done_at:\n${timestamp}`, ''));
      await workspace.edit(derived, (text) => text.replace(/ {6}done_at:\n.*\n/, ''));
    },
  ],
])('writes what a run without earlier results writes: %s', async (_, edit) => {
  await edit();
  expect(await workspace.generate()).toMatchObject({ code: 0, errors: '' });
  expect(await workspace.generate('--check')).toEqual(current);
  expect((await workspace.generate()).output).toBe('Generated code was already current.\n');
});

it('writes whole files when two runs overlap', async () => {
  await workspace.edit(task, (text) => text.replace('description: A short title.', 'description: The title.'));
  const runs = await Promise.all([workspace.generate(), workspace.generate()]);
  expect(runs.map(({ code, errors }) => [code, errors])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  expect(await workspace.generate('--check')).toEqual(current);
});
