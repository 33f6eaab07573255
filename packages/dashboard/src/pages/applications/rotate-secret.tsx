import type { schemas } from '@worklane/contract/dashboard';
import { RotateCw } from 'lucide-react';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import input from '../../ui/input.module.css';
import { useToast } from '../../ui/toasts.tsx';
import { count } from '../../ui/words.ts';
import { useApplicationCalls } from './queries.ts';

/** For how many days both secrets can be valid. */
const choices = [0, 1, 2, 3, 7];

export interface RotateSecretProps {
  application: schemas.Application;
  onRotated: (clientId: string, secret: string) => void;
}

/** Replaces the secret; the old one stays valid for a time. */
export function RotateSecret({ application: { client_id, secrets }, onRotated }: RotateSecretProps) {
  const calls = useApplicationCalls();
  const toast = useToast();
  const id = useId();
  // While two are valid, a third one must end both.
  const mustEnd = secrets.length > 1;
  const [chosen, setChosen] = useState(1);
  const keepDays = mustEnd ? 0 : chosen;
  return (
    <ConfirmDialog
      trigger={
        <>
          <RotateCw aria-hidden />
          Rotate secret
        </>
      }
      title="Rotate the client secret?"
      description="You get a new secret, shown once."
      confirm="Rotate secret"
      look="primary"
      action={async () => {
        const { client_secret } = await calls.rotateSecret(client_id, keepDays);
        if (client_secret !== null) onRotated(client_id, client_secret);
        toast('The secret is rotated');
      }}
    >
      {mustEnd ? (
        <p>Two secrets are valid now. Both end at once, and only the new one is valid.</p>
      ) : (
        <div>
          <label htmlFor={id}>The old secret stays valid for</label>
          <select
            id={id}
            className={input.input}
            value={chosen}
            onChange={(event) => setChosen(Number(event.target.value))}
          >
            {choices.map((days) => (
              <option key={days} value={days}>
                {days === 0 ? 'no time: it ends at once' : count(days, 'day')}
              </option>
            ))}
          </select>
        </div>
      )}
    </ConfirmDialog>
  );
}
