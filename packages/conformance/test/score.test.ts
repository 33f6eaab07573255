import { describe, expect, it } from 'vitest';
import { contract } from '../src/contract/document.ts';
import { mockBaseline } from '../src/score/baseline.ts';
import { Judge } from '../src/score/judge.ts';
import { isSurvivor, reportOf } from '../src/score/report.ts';
import { usesIn } from '../src/score/schemas.ts';
import { score } from '../src/score/score.ts';
import { statementsOf } from '../src/score/statements.ts';
import { violationsOf } from '../src/score/violations/index.ts';
import type { Violation } from '../src/score/violations/violation.ts';

describe('violations', () => {
  it('break every statement of the contract, each with an ID of its own', () => {
    const context = { contract, uses: usesIn(contract) };
    const violations = statementsOf(contract).map(
      (statement) => [statement.id, violationsOf(statement, context)] as const,
    );
    expect(violations.filter(([, own]) => own.length === 0).map(([id]) => id)).toEqual([]);
    const ids = violations.flatMap(([, own]) => own.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('score', () => {
  it('finds the case that notices a violation', async () => {
    const operations = ['getCompany', 'deleteCompany'];
    const report = reportOf(await score(contract, { operations, kinds: ['header', 'security', 'required'] }));
    expect(report.verdicts.filter(isSurvivor)).toEqual([]);
    const killers = new Map(report.verdicts.map(({ violation, killedBy }) => [violation, killedBy]));
    expect(killers.get('getCompany scopes: not enforced')).toMatch(/^getCompany: .*scope/);
  });

  it('reports a violation that no case notices', async () => {
    const baseline = await mockBaseline(contract, ['getCompany']);
    const violation: Violation = {
      id: 'getCompany: forwards a copy of the request',
      statement: 'getCompany',
      operations: ['getCompany'],
      interceptor:
        () =>
        ({ request }, forward) =>
          forward({ ...request }),
    };
    const verdict = await new Judge(contract, baseline).judge(violation);
    expect(verdict.killedBy).toBeUndefined();
    expect(verdict.tried).toBeGreaterThan(0);
  });

  // Which case is run first depends on how long each took.
  it('ends with each case alone when the pages of a server never end', { timeout: 120_000 }, async () => {
    const operations = ['listEvents', 'streamEvents', 'listTasks', 'createTask', 'listWebhooks', 'listWebhookLogs'];
    const baseline = await mockBaseline(contract, operations);
    const context = { contract, uses: usesIn(contract) };
    const violations = statementsOf(contract)
      .flatMap((statement) => violationsOf(statement, context))
      .filter(({ id }) => /^list(Events|Tasks|Webhooks|WebhookLogs) .*(: end too late|cursor: ignored)$/.test(id));
    expect(violations).toHaveLength(8);
    const killed = new Set<string | undefined>();
    for (const violation of violations) {
      for (const each of baseline.cases) {
        const verdict = await new Judge(contract, { ...baseline, cases: [each] }).judge(violation);
        killed.add(verdict.killedBy);
      }
    }
    expect(killed.size).toBeGreaterThan(10);
  });
});
