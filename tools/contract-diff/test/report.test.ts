import { describe, expect, it } from 'vitest';
import { diffContracts } from '../src/index.ts';
import { render } from '../src/report.ts';
import { contract, type LooseContract } from './contract.ts';

const changes = (change: (contract: LooseContract) => void) => {
  const head = contract();
  change(head);
  return diffContracts(contract(), head);
};

describe('the report', () => {
  it('reports a change of a shared schema once', () => {
    const found = changes(({ openapi, asyncapi }) => {
      for (const { components } of [openapi, asyncapi]) components.schemas.Task.properties.title.maxLength = 300;
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ documents: ['openapi', 'asyncapi'], from: 255, to: 300 });
  });

  it('lists breaking changes first', () => {
    const found = changes(({ openapi, asyncapi }) => {
      openapi.components.schemas.Task.properties.color = { type: 'string' };
      delete asyncapi.operations.sendTaskCreated;
    });
    expect(found.map(({ severity }) => severity)).toEqual(['breaking', 'compatible']);
  });

  it('escapes text of the documents in markdown tables', () => {
    const report = render('markdown', {
      base: 'v1',
      head: 'v2',
      changes: changes(({ openapi }) => {
        openapi.components.schemas.TaskCreate.properties.description.pattern = '^(a|b)\n<script>$';
      }),
    });
    const row = report.split('\n').find((line) => line.startsWith('| TaskCreate.description'));
    expect(row).toContain(String.raw`pattern none -\> "^(a\|b)`);
    expect(row).not.toContain(' <script>');
  });

  it('collapses compatible changes in markdown', () => {
    const report = render('markdown', {
      base: 'v1',
      head: 'v2',
      changes: changes(({ openapi }) => {
        openapi.components.schemas.Task.properties.color = { type: 'string' };
      }),
    });
    expect(report).toContain('<details><summary>Compatible: 1</summary>');
  });

  it('reports that nothing changed, in every format', () => {
    const report = { base: 'v1', head: 'v2', changes: [] };
    const message = 'No changes that affect clients or receivers from v1 to v2.';
    expect(render('text', report)).toBe(message);
    expect(render('markdown', report)).toBe(`### Contract changes from v1 to v2\n\n${message}`);
    expect(JSON.parse(render('json', report))).toEqual({ ...report, breaking: 0, dangerous: 0, compatible: 0 });
  });
});
