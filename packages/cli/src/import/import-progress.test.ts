import { describe, expect, it } from 'vitest';
import { progressText } from './import-progress.ts';
import { RequestPace } from './request-pace.ts';

describe('progressText', () => {
  const counts = { imported: 2990, rejected: 10 };
  const state = (pace: RequestPace) => ({ label: 'contacts.csv', rows: 10_000, counts, pace });

  it('has the rows, the rate of this run and the remaining time', () => {
    expect(progressText(state(new RequestPace(new AbortController().signal)), 300)).toBe(
      'Importing contacts.csv: 3,000 of 10,000 rows, 10 rejected, 10.0 rows/s, 12 min left',
    );
  });

  it('reports that the import waits for the rate limit', () => {
    const pace = new RequestPace(new AbortController().signal);
    pace.limited(42);
    expect(progressText(state(pace), 300)).toMatch(/, waiting 42 s for the rate limit$/);
  });
});
