import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DueTime } from './due-time.tsx';

afterEach(() => vi.useRealTimers());

describe('DueTime', () => {
  it('shows the distance to a future time, and now from then on', () => {
    vi.useFakeTimers({ now: new Date('2026-03-02T08:00:00Z') });
    render(<DueTime at="2026-03-02T08:02:00Z" />);
    expect(screen.getByText('in 2 minutes')).toBeTruthy();
    act(() => vi.advanceTimersByTime(120_000));
    expect(screen.getByText('now')).toBeTruthy();
    act(() => vi.advanceTimersByTime(3_600_000));
    expect(screen.getByText('now')).toBeTruthy();
  });
});
