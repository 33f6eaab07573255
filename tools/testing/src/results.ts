import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';

/** What the tests of one project came to. */
export interface ProjectResult {
  project: string;
  passed: number;
  failed: number;
}

const reports = '{packages,tools}/*/test-results/vitest.json';
const summaryFile = 'test-results/summary.txt';

/** Takes away what an earlier run left, so that nothing is counted that did not run. */
export async function removeReports(): Promise<void> {
  for await (const file of glob(reports)) await rm(file);
  await rm(summaryFile, { force: true });
}

export async function readReports(): Promise<ProjectResult[]> {
  const results: ProjectResult[] = [];
  for await (const file of glob(reports)) {
    const report = JSON.parse(await readFile(file, 'utf8')) as {
      success: boolean;
      numPassedTests: number;
      numFailedTests: number;
    };
    const failedOutsideTests = !report.success && report.numFailedTests === 0 ? 1 : 0;
    results.push({
      project: file.split('/test-results')[0] ?? file,
      passed: report.numPassedTests,
      failed: report.numFailedTests + failedOutsideTests,
    });
  }
  return results.toSorted((a, b) => a.project.localeCompare(b.project));
}

/** `N passed, N failed`, also kept in test-results/summary.txt. */
export async function writeSummary(results: readonly ProjectResult[], otherFailures: number): Promise<string> {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const line = `${sum('passed')} passed, ${sum('failed') + otherFailures} failed`;
  await mkdir('test-results', { recursive: true });
  await writeFile(summaryFile, `${line}\n`);
  return line;
}
