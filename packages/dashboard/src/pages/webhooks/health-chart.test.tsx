import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { HealthChart, HealthSparkline, type Period } from './health-chart.tsx';

const hour = (started_at: string, succeeded: number, failed: number): Period => ({ started_at, succeeded, failed });
const hours = [
  hour('2026-03-02T08:00:00Z', 3, 1),
  hour('2026-03-02T09:00:00Z', 2, 0),
  hour('2026-03-02T10:00:00Z', 0, 4),
];

describe('HealthSparkline', () => {
  it('names the sums of the attempts for screen readers', () => {
    render(<HealthSparkline periods={hours} length="hour" />);
    expect(screen.getByRole('img', { name: 'Last 24 hours: 5 attempts succeeded, 5 failed' })).toBeTruthy();
  });
});

describe('HealthChart', () => {
  it('is one stop of the Tab key whose arrow keys move between the bars and show their values', async () => {
    const user = userEvent.setup({ delay: null });
    render(<HealthChart periods={hours} length="hour" onSelect={() => undefined} />);
    const bars = within(screen.getByRole('toolbar', { name: 'Delivery attempts by hour' })).getAllByRole('button');
    await user.tab();
    expect(document.activeElement).toBe(bars[2]);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(bars[0]);
    expect(bars[0]?.getAttribute('aria-label')).toContain('3 attempts succeeded, 1 failed');
    expect(screen.getByText(/: 3 attempts succeeded, 1 failed$/)).toBeTruthy();
    await user.keyboard('{ArrowLeft}{End}');
    expect(document.activeElement).toBe(bars[2]);
    await user.tab();
    expect(bars).not.toContain(document.activeElement);
  });

  it('calls onSelect with the period of the bar that is pressed', async () => {
    const onSelect = vi.fn();
    const user = userEvent.setup({ delay: null });
    render(<HealthChart periods={hours} length="hour" onSelect={onSelect} />);
    await user.click(screen.getByRole('button', { name: /2 attempts succeeded, 0 failed/ }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(hours[1]);
  });

  it('has a table with the same values, newest first', () => {
    render(
      <HealthChart
        periods={[hour('2026-03-01T00:00:00Z', 7, 0), hour('2026-03-02T00:00:00Z', 5, 2)]}
        length="day"
        onSelect={() => undefined}
      />,
    );
    const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
    expect(rows).toEqual(['Day (UTC)SucceededFailed', '2 Mar52', '1 Mar70']);
  });
});
