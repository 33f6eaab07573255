import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';

/** The test counts of a project, or of its full tests. */
export interface ProjectResult {
  project: string;
  passed: number;
  failed: number;
}

const reports = '{packages,tools}/*/test-results/vitest{,-full}.json';
const summaryFile = 'test-results/summary.txt';

/** Removes the reports of earlier runs. */
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
      project: file.replace('/test-results/vitest', '').replace('.json', ''),
      passed: report.numPassedTests,
      failed: report.numFailedTests + failedOutsideTests,
    });
  }
  return results.toSorted((a, b) => a.project.localeCompare(b.project));
}

/** Returns `N passed, N failed` and writes it to test-results/summary.txt. */
export async function writeSummary(results: readonly ProjectResult[], otherFailures: number): Promise<string> {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const line = `${sum('passed')} passed, ${sum('failed') + otherFailures} failed`;
  await mkdir('test-results', { recursive: true });
  await writeFile(summaryFile, `${line}\n`);
  return line;
}
