import type { Webhook } from '@worklane/client';
import { Badge } from '../../ui/badge.tsx';

/** Whether deliveries are sent, and who decided that they are not. */
export function WebhookState({ webhook: { status, disabled_reason } }: { webhook: Webhook }) {
  if (status === 'enabled') return <Badge tone="good">Enabled</Badge>;
  return disabled_reason === null ? <Badge>Disabled</Badge> : <Badge tone="bad">Stopped</Badge>;
}
