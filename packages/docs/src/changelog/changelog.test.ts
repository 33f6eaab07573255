import { describe, expect, it } from 'vitest';
import { changelogPage } from './changelog-page.ts';
import type { ChangelogEntry, Release } from './releases.ts';

const entry = (fields: Partial<ChangelogEntry>): ChangelogEntry => ({
  ...{ level: 'added', subject: 'Task.title', text: 'Field added.', operations: [], events: [], ...fields },
});

const entries = [
  entry({ level: 'breaking', subject: 'removeTask', text: 'DELETE /tasks removed.', operations: ['removeTask'] }),
  entry({ operations: ['createTask', 'getTask'], events: ['task.created', 'task.removed'] }),
  entry({ level: 'deprecated', subject: 'listTasks', text: 'Deprecated since 2027-05-03.', operations: ['listTasks'] }),
  entry({ level: 'changed', subject: 'Task.status', text: '`pattern` is now `"<b>"`.' }),
];
const first: Release = { version: '1.0.0', date: '2026-11-22', packages: '0.1.0', text: 'First.', entries: [] };
const second: Release = { version: '2.0.0', date: '2027-05-03', packages: '0.2.0', text: 'Do **this**.', entries };

describe('changelogPage', () => {
  const { markdown } = changelogPage([{ text: '', entries: [entry({ level: 'changed' })] }, second, first]);

  it('lists versions with their dates, and what is not released first', () => {
    expect(markdown.match(/^## .*|^Released .*/gm)).toEqual([
      '## Unreleased {#unreleased}',
      '## 2.0.0 {#version-2-0-0}',
      'Released on 3 May 2027 with version 0.2.0 of the packages.',
      '## 1.0.0 {#version-1-0-0}',
      'Released on 22 November 2026 with version 0.1.0 of the packages.',
    ]);
  });

  it('groups changes by level, breaking ones first', () => {
    const section = markdown.slice(markdown.indexOf('## 2.0.0'));
    expect(section.match(/^### .*/gm)).toEqual(['### Breaking', '### Deprecated', '### Added', '### Changed']);
    expect(section).toContain('Do **this**.');
  });

  it('links operations, events and fields that exist', () => {
    expect(markdown).toContain(
      '- [`Task.title`](/api/tasks/#fields): Field added. In [Create a task](/api/tasks/create-task)',
    );
    expect(markdown).toContain('[`task.created`](/events/task-created).');
    expect(markdown).toContain('- [`listTasks`](/api/tasks/list-tasks): Deprecated since 2027-05-03.');
    expect(markdown).toContain('- `removeTask`: DELETE /tasks removed.\n');
    expect(markdown).not.toContain('task.removed');
  });

  it('links three operations at most', () => {
    const operations = ['getTask', 'updateTask', 'deleteTask', 'createTask', 'listTasks'];
    expect(changelogPage([{ ...second, entries: [entry({ operations })] }]).markdown).toMatch(
      /In (\[[^\]]+\]\([^)]+\),? ){3}and 2 more\.$/m,
    );
  });
});
