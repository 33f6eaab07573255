import type { Webhook } from '@worklane/client';
import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { fromLocal, toLocal } from '../../forms/local-moment.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import input from '../../ui/input.module.css';
import { useToast } from '../../ui/toasts.tsx';
import { count } from '../../ui/words.ts';
import { useWebhookCalls } from './queries.ts';

/** Sends all that failed since a moment again. */
export function RecoverDeliveries({ webhook: { id } }: { webhook: Webhook }) {
  const calls = useWebhookCalls();
  const toast = useToast();
  const field = useId();
  const [since, setSince] = useState(dayAgo);
  return (
    <ConfirmDialog
      trigger={
        <>
          <History aria-hidden />
          Recover
        </>
      }
      title="Send what failed again?"
      description="Every event of which an attempt failed since then, and none has succeeded or is waiting."
      confirm="Recover"
      look="primary"
      action={async () => {
        const { scheduled } = await calls.recover(id, fromLocal(since));
        toast(scheduled === 0 ? 'There was nothing to recover' : `${count(scheduled, 'event')} will be sent again`);
      }}
    >
      <div>
        <label htmlFor={field}>Since</label>
        <input
          id={field}
          type="datetime-local"
          className={input.input}
          value={since}
          onChange={(event) => setSince(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

const dayAgo = (): string => toLocal(new Date(Date.now() - 86_400_000).toISOString());
