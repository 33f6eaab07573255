import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckboxField, TextField } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import { useSession } from '../../session/session.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './account.module.css';
import { useAccountActions } from './queries.ts';

/** Passwords are not kept as a draft. */
const withoutDraft = { restored: false, discard: () => undefined };

const empty = { current_password: '', new_password: '' };

/** Changes the password, which ends the sessions of other browsers. */
export function ChangePassword() {
  const { email } = useSession().session;
  const [passwords, setPasswords] = useState(empty);
  const [shown, setShown] = useState(false);
  const { changePassword } = useAccountActions();
  const toast = useToast();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => changePassword(passwords),
    onSuccess() {
      setPasswords(empty);
      setShown(false);
      toast('Password changed');
    },
  });
  const type = shown ? 'text' : 'password';
  return (
    <Card
      title="Password"
      description="Changing it signs you out in all other browsers. Applications that you authorized keep their access."
    >
      <div className={styles.password}>
        <Form draft={withoutDraft} error={error} pending={isPending} onSubmit={mutate} submit="Change password">
          <div className={styles.passwords}>
            {/* For password managers. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <TextField
              pointer="/current_password"
              label="Current password"
              required
              type={type}
              autoComplete="current-password"
              spellCheck={false}
              value={passwords.current_password}
              onChange={(current_password) => setPasswords({ ...passwords, current_password })}
            />
            <TextField
              pointer="/new_password"
              label="New password"
              description="At least 12 characters, such as several unrelated words."
              required
              type={type}
              autoComplete="new-password"
              spellCheck={false}
              value={passwords.new_password}
              onChange={(new_password) => setPasswords({ ...passwords, new_password })}
            />
            <CheckboxField pointer="/shown" label="Show passwords" value={shown} onChange={setShown} />
          </div>
        </Form>
      </div>
    </Card>
  );
}
