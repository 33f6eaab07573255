import { expect, test } from 'vitest';
import { diffContracts } from '../src/index.ts';
import { render } from '../src/report.ts';
import { contract, type LooseContract } from './contract.ts';

const changes = (change: (contract: LooseContract) => void) => {
  const head = contract();
  change(head);
  return diffContracts(contract(), head);
};

test('a schema of both documents that changes is one change', () => {
  const found = changes(({ openapi, asyncapi }) => {
    for (const { components } of [openapi, asyncapi]) components.schemas.Task.properties.title.maxLength = 300;
  });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ documents: ['openapi', 'asyncapi'], from: 255, to: 300 });
});

test('breaking changes come first, of whichever document they are', () => {
  const found = changes(({ openapi, asyncapi }) => {
    openapi.components.schemas.Task.properties.color = { type: 'string' };
    delete asyncapi.operations.sendTaskCreated;
  });
  expect(found.map(({ severity }) => severity)).toEqual(['breaking', 'compatible']);
});

test('what a document says cannot break out of a markdown table', () => {
  const report = render('markdown', {
    base: 'v1',
    head: 'v2',
    changes: changes(({ openapi }) => {
      openapi.components.schemas.TaskCreate.properties.title.pattern = '^(a|b)\n<script>$';
    }),
  });
  const row = report.split('\n').find((line) => line.startsWith('| TaskCreate.title'));
  expect(row).toContain(String.raw`pattern none -\> "^(a\|b)`);
  expect(row).not.toContain(' <script>');
});

test('compatible changes are folded away in markdown', () => {
  const report = render('markdown', {
    base: 'v1',
    head: 'v2',
    changes: changes(({ openapi }) => {
      openapi.components.schemas.Task.properties.color = { type: 'string' };
    }),
  });
  expect(report).toContain('<details><summary>Compatible: 1</summary>');
});

test('nothing to tell in any format', () => {
  const report = { base: 'v1', head: 'v2', changes: [] };
  const sentence = 'Nothing that a client or a receiver could notice changed from v1 to v2.';
  expect(render('text', report)).toBe(sentence);
  expect(render('markdown', report)).toBe(`### Contract: v1 to v2\n\n${sentence}`);
  expect(JSON.parse(render('json', report))).toEqual({ ...report, breaking: 0, dangerous: 0, compatible: 0 });
});
