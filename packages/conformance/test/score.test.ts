import { describe, expect, it } from 'vitest';
import { contract } from '../src/contract/document.ts';
import { mockBaseline } from '../src/score/baseline.ts';
import { Judge } from '../src/score/judge.ts';
import { isSurvivor, reportOf } from '../src/score/report.ts';
import { usesIn } from '../src/score/schemas.ts';
import { score, selectViolations, wayOf } from '../src/score/score.ts';
import { statementsOf } from '../src/score/statements.ts';
import { violationsOf } from '../src/score/violations/index.ts';
import type { Violation } from '../src/score/violations/violation.ts';

describe('violations', () => {
  const context = { contract, uses: usesIn(contract) };
  const broken = statementsOf(contract).flatMap((statement) =>
    violationsOf(statement, context).map((violation) => ({ statement, violation })),
  );

  it('break every statement of the contract, each with an ID of its own', () => {
    expect(new Set(broken.map(({ statement }) => statement.id))).toEqual(
      new Set(statementsOf(contract).map(({ id }) => id)),
    );
    expect(new Set(broken.map(({ violation }) => violation.id)).size).toBe(broken.length);
  });

  it('have in a sample each way to break a statement, chosen by the seed', () => {
    const ways = new Map(broken.map((each) => [each.violation, wayOf(each)]));
    const [sample, another] = [1, 2].map((seed) => selectViolations(broken, { sample: 3000, seed }));
    expect(new Set(sample?.map((each) => ways.get(each)))).toEqual(new Set(ways.values()));
    expect(sample).toHaveLength(3000);
    expect(another).not.toEqual(sample);
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
