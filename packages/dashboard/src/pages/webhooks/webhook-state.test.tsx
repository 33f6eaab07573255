import { render, screen } from '@testing-library/react';
import type { schemas } from '@worklane/contract/dashboard';
import { describe, expect, it } from 'vitest';
import { healthOf } from '../../../test/webhook-fixtures.ts';
import { successRateLabel, WebhookStateBadge, WebhookStateText } from './webhook-state.tsx';

function textOf(health: Partial<schemas.WebhookHealth>, disabled_reason: string | null = null) {
  const { container } = render(<WebhookStateText webhook={{ disabled_reason }} health={healthOf(3, health)} />);
  return container.textContent;
}

describe('WebhookStateText', () => {
  it('says since when a webhook fails and when it will be disabled', () => {
    const failing = { failing_since: '2026-05-12T12:03:00Z', will_be_disabled_at: '2026-05-17T12:03:00Z' };
    expect(textOf({ state: 'failing', ...failing })).toMatch(
      /^Failing since 12 May.+\. Will be disabled on 17 May.* unless a delivery succeeds\.$/,
    );
  });

  it('says when and why the service stopped a webhook', () => {
    const disabled_at = '2026-05-17T12:03:00Z';
    expect(textOf({ state: 'stopped', disabled_at }, 'Every delivery failed for 5 days.')).toMatch(
      /^Stopped on 17 May.+: every delivery failed for 5 days\.$/,
    );
  });

  it('says that a member or an application disabled a webhook, and when', () => {
    expect(textOf({ state: 'disabled', disabled_at: '2026-05-17T12:03:00Z' })).toMatch(
      /^Disabled by a member or an application on 17 May.+\.$/,
    );
  });

  it('says when the last delivery succeeded', () => {
    const last_success_at = new Date(Date.now() - 130_000).toISOString();
    expect(textOf({ state: 'healthy', last_success_at })).toBe('Last delivery succeeded 2 minutes ago.');
  });
});

describe('WebhookStateBadge', () => {
  it('names each state', () => {
    const states = ['healthy', 'failing', 'disabled', 'stopped', 'idle'] as const;
    for (const state of states) render(<WebhookStateBadge health={healthOf(3, { state })} />);
    for (const name of ['Healthy', 'Failing', 'Stopped', 'Disabled', 'No deliveries']) {
      expect(screen.getByText(name)).toBeTruthy();
    }
  });
});

describe('successRateLabel', () => {
  it('returns 100% only when no attempt failed', () => {
    expect([null, 1, 0.9999, 0.5, 0].map(successRateLabel)).toEqual(['No deliveries', '100%', '99.9%', '50%', '0%']);
  });
});
