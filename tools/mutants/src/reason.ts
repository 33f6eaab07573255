/** What a gate says of its failure: with Vitest the name of the test, else the first line, and what it announces. */
export function reasonIn(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const failedTest = lines.find((line) => line.startsWith('FAIL '));
  if (failedTest) return failedTest.replace(/^FAIL\s+/, '');
  const [first = '', second = ''] = lines;
  return first.endsWith(':') ? `${first} ${second}` : first;
}

/** The lines in which a gate sums up, for people to read. */
export const endOf = (output: string): string => output.trimEnd().split('\n').slice(-40).join('\n');
