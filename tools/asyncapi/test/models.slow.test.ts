import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { events } from '@worklane/contract';
import bundled from '@worklane/contract/asyncapi.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { root } from '../src/command-line.ts';
import { languages } from '../src/models/languages.ts';

const dist = join(root, 'tools/asyncapi/dist');
const folders = Object.fromEntries(languages.map(({ name, folder }) => [name, join(dist, name, folder)]));
const text = (language: string, file: string) => readFileSync(join(folders[language] ?? '', file), 'utf8');
const models = (language: string) =>
  readdirSync(folders[language] ?? '').map((file) =>
    file
      .replace(/\.\w+$/, '')
      .replaceAll('_', '')
      .toLowerCase(),
  );

describe.each(languages)('the $name models', ({ name }) => {
  it('include every event and the test message', () => {
    const wanted = [...Object.keys(events), 'webhook.test'].map((type) => type.replace('.', ''));
    expect(models(name)).toEqual(expect.arrayContaining(wanted));
  });

  it('have names from the contract', () => {
    expect(models(name).filter((model) => model.includes('anonymous'))).toEqual([]);
    expect(models(name)).toEqual(expect.arrayContaining(['task', 'taskprevious', 'money', 'lineitem']));
    expect(models(name).includes('taskstatus')).toBe(name !== 'go');
  });
});

it('the models store record IDs in 64 bits, and null in fields that can be null', () => {
  expect(text('java', 'Task.java')).toMatch(/private long id;.*private Long projectId;/s);
  expect(text('java', 'Task.java')).toContain('private TaskStatus status;');
  expect(text('csharp', 'Task.cs')).toMatch(
    /public long Id \{.*public TaskStatus Status \{.*public long\? ProjectId \{/s,
  );
  // An int of Go has 64 bits on every platform of today.
  expect(text('go', 'task.go')).toMatch(/Id int `.*ProjectId \*int `/s);
  expect(text('python', 'task.py')).toMatch(/ id: int = .* project_id: Optional\[int\] = /s);
});

it('the models mark every field of the previous values as optional', () => {
  expect(text('java', 'TaskPrevious.java')).toContain('private Long version;');
  expect(text('csharp', 'TaskPrevious.cs')).toMatch(/public long\? Version \{.*public TaskStatus\? Status \{/s);
  expect(text('go', 'task_previous.go')).toMatch(/Version \*int `.*Title \*string `/s);
  expect(text('python', 'task_previous.py')).toContain(' title: Optional[str] = ');
});

const pydantic = spawnSync('python3', ['-c', 'import pydantic; assert pydantic.VERSION >= "2"']).status === 0;

const roundTrip = `
import json, sys
from worklane_events import MODELS
for type, payload in json.load(sys.stdin).items():
    event = MODELS[type].model_validate(payload)
    assert event.model_dump(mode="json", exclude_unset=True) == payload, type
    print(type)
`;

it.skipIf(!pydantic)(
  'the Python models keep every value of the examples (skipped without python3 and Pydantic 2)',
  () => {
    const examples = Object.entries(bundled.channels).map(([type, { messages }]) => {
      const [message] = Object.values(messages) as { examples: { payload: unknown }[] }[];
      return [type, message?.examples[0]?.payload];
    });
    const { stdout, stderr } = spawnSync('python3', ['-W', 'error', '-c', roundTrip], {
      env: { ...process.env, PYTHONPATH: join(dist, 'python'), PYTHONDONTWRITEBYTECODE: '1' },
      input: JSON.stringify(Object.fromEntries(examples)),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout.trim().split('\n')).toEqual(examples.map(([type]) => type));
  },
);
