import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { Webhook } from '@worklane/client';
import { Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { AlertDialogPopup } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/query-result.tsx';

/** Its script contains a sample of every event. */
const TestEventForm = lazy(async () => ({ default: (await import('./test-event-form.tsx')).TestEventForm }));

/** Opens a dialog that sends a test event to a webhook. */
export function SendTestEvent({ webhook }: { webhook: Webhook }) {
  const [open, setOpen] = useState(false);
  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      <AlertDialog.Trigger render={<Button variant="secondary" />}>
        <Send aria-hidden />
        Send test event
      </AlertDialog.Trigger>
      <AlertDialogPopup
        title="Send a test event"
        description="Delivers a signed event with this content to the URL of the webhook. No record is changed, and a failed test is not retried."
      >
        <Suspense fallback={<Loading />}>
          <TestEventForm webhook={webhook} onSent={() => setOpen(false)} />
        </Suspense>
      </AlertDialogPopup>
    </AlertDialog.Root>
  );
}
