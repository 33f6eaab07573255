import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HealthChart, successRateLabel } from './webhook-health.tsx';

describe('successRateLabel', () => {
  it('returns 100 % only when no attempt failed', () => {
    expect([null, 1, 0.9999, 0.5, 0].map(successRateLabel)).toEqual([
      'No deliveries',
      '100 %',
      '99.9 %',
      '50 %',
      '0 %',
    ]);
  });
});

describe('HealthChart', () => {
  it('names the sum of the attempts for screen readers', () => {
    const hour = (started_at: string, succeeded: number, failed: number) => ({ started_at, succeeded, failed });
    render(<HealthChart hours={[hour('2026-03-02T08:00:00Z', 3, 1), hour('2026-03-02T09:00:00Z', 2, 0)]} />);
    expect(screen.getByRole('img', { name: 'Last 24 hours: 5 attempts succeeded, 1 failed' })).toBeTruthy();
  });
});
