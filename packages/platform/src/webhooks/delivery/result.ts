import type { Outcome } from '../transport/outcome.ts';
import type { MadeAttempt } from './finish.ts';
import type { Shipment } from './shipment.ts';
import type { Verdict } from './verdict.ts';

/** An attempt that was made, with what it means. */
export interface Result {
  shipment: Shipment;
  headers: Record<string, string>;
  outcome: Outcome;
  verdict: Verdict;
}

/** What is written of it. */
export function madeAttempt({ shipment: { delivery }, headers, outcome, verdict }: Result): MadeAttempt {
  const answer = 'status' in outcome ? outcome : undefined;
  const failure = verdict.status === 'failed' ? verdict : undefined;
  return {
    organization_id: delivery.organization_id,
    webhook_id: delivery.webhook_id,
    id: delivery.id,
    leased_until: delivery.leased_until,
    status: verdict.status,
    url: delivery.url,
    request_headers: headers,
    response_status: answer?.status ?? null,
    response_headers: answer?.headers ?? null,
    response_body: answer?.body ?? null,
    error_code: failure?.error.code ?? null,
    error_detail: failure?.error.detail ?? null,
    duration_ms: outcome.durationMs,
    next_attempt_at: failure?.nextAttemptAt?.toISOString() ?? null,
  };
}
