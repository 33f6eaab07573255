import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type Tier, tiers } from './tier.ts';

const folder = 'test-results';
const reportOf = (tier: Tier) => `${folder}/${tier}.json`;

export const reportExists = (tier: Tier): boolean => existsSync(reportOf(tier));

interface Report {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Test files that failed outside their tests: in an import or a hook. */
const failedFiles = ({ testResults }: Report) =>
  testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;

/** Removes the reports of earlier runs of a tier; of the first tier, all of them, since they are of other code. */
export async function removeReports(tier: Tier): Promise<void> {
  for (const each of tier === 'fast' ? tiers : [tier]) await rm(reportOf(each), { force: true });
  await rm(`${folder}/summary.txt`, { force: true });
}

/** Returns `N passed, N failed` over the tiers that have run, and writes it to test-results/summary.txt. */
export async function writeSummary(otherFailures: number): Promise<string> {
  let passed = 0;
  let failed = otherFailures;
  for (const tier of tiers.filter(reportExists)) {
    const report: Report = JSON.parse(await readFile(reportOf(tier), 'utf8'));
    passed += report.numPassedTests;
    failed += report.success ? 0 : Math.max(report.numFailedTests + failedFiles(report), 1);
  }
  const line = `${passed} passed, ${failed} failed`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/summary.txt`, `${line}\n`);
  return line;
}
