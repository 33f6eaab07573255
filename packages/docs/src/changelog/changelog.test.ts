import { describe, expect, it } from 'vitest';
import { changelogPage } from './changelog-page.ts';
import { feedXml } from './feed.ts';
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

describe('feedXml', () => {
  const xml = feedXml([{ text: '', entries }, second, first], 'https://docs.example/latest');
  const items = xml.match(/<item>[\s\S]*?<\/item>/g) ?? [];

  it('has an item for each released version, with its changes by level', () => {
    expect(items.map((item) => /<title><!\[CDATA\[(.*?)\]\]>/.exec(item)?.[1])).toEqual([
      'Version 2.0.0',
      'Version 1.0.0',
    ]);
    expect(items[0]).toContain('<h3>Breaking</h3><ul><li><code>removeTask</code>: DELETE /tasks removed.</li></ul>');
    expect(items[0]).toContain('<h3>Deprecated</h3><ul><li><code>listTasks</code>');
    expect(items[0]).toContain('<h3>Added</h3><ul><li><code>Task.title</code>: Field added.');
    expect(items[0]).toContain('<code>&quot;&lt;b&gt;&quot;</code>');
    expect(items[0]).toContain('Changes: 1 breaking, 1 deprecated, 1 added, 1 changed.');
    expect(items[0]).toContain('<link>https://docs.example/latest/changelog.html#version-2-0-0</link>');
    expect(items[0]).toContain('<pubDate>Mon, 03 May 2027 00:00:00 GMT</pubDate>');
  });

  it('has GUIDs that stay the same when a version follows or the site moves', () => {
    const guids = (text: string) => text.match(/<guid.*?<\/guid>/g);
    expect(guids(xml)).toEqual([
      '<guid isPermaLink="false">urn:worklane:changelog:2.0.0</guid>',
      '<guid isPermaLink="false">urn:worklane:changelog:1.0.0</guid>',
    ]);
    expect(guids(feedXml([second, first], 'http://127.0.0.1:4000/docs/'))).toEqual(guids(xml));
    expect(guids(feedXml([first], 'https://docs.example/latest'))).toEqual(guids(xml)?.slice(1));
  });
});
