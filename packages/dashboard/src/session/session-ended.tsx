import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { signInAgain } from './sign-in-again.ts';

/** Says that the session has ended, and leads to the sign-in and back. */
export function SessionEnded() {
  return (
    <AlertDialog.Root open>
      <DialogFrame
        parts={AlertDialog}
        title="You were signed out"
        description="Your session has ended. Sign in again to go on: you come back to this page, and what you have typed is kept."
        actions={<Button onClick={signInAgain}>Sign in again</Button>}
      />
    </AlertDialog.Root>
  );
}
