import type { WebhookLog } from '@worklane/client';
import type { Tone } from '../../ui/badge.tsx';

/** How an attempt can have ended, and the colour of that. */
export const deliveryTones = { pending: 'waiting', succeeded: 'good', failed: 'bad' } as const satisfies Record<
  WebhookLog['status'],
  Tone
>;
