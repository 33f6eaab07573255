import type { schemas } from '@worklane/contract/dashboard';
import { useState } from 'react';
import { SelectField, TextField } from '../../forms/field.tsx';
import { useOrganizationSettings } from '../../session/organization.tsx';
import { ConfirmDialog } from '../../ui/alert-dialog.tsx';
import { Card } from '../../ui/card.tsx';
import { count } from '../../ui/labels.ts';

const hour = 3600;
const day = 24 * hour;

/** `custom`, or seconds as text. */
type Choice = string;

interface TokenLifetime {
  choice: Choice;
  /** The last day, for `custom`: `2026-12-31`. */
  date: string;
}

type MaxLifetime = Pick<schemas.Application, 'max_token_seconds'>;

/** The lifetimes that the service allows; at least the maximum. */
function lifetimesOf({ max_token_seconds: max }: MaxLifetime): number[] {
  const allowed = [1, 7, 30, 90, 365].map((days) => days * day).filter((seconds) => seconds <= max);
  return allowed.includes(max) ? allowed : [...allowed, max];
}

/** Returns the preselected lifetime: 30 days, or the maximum below that. */
export function initialLifetime(application: MaxLifetime): TokenLifetime {
  const lifetimes = lifetimesOf(application);
  return { choice: String(lifetimes.find((seconds) => seconds === 30 * day) ?? lifetimes.at(-1)), date: '' };
}

/** Returns the lifetime in seconds. A token with a date is valid until the end of that day. */
export function secondsOf({ choice, date }: TokenLifetime, now: Date): number {
  if (choice !== 'custom') return Number(choice);
  const seconds = Math.floor((new Date(`${date}T23:59:59`).getTime() - now.getTime()) / 1000);
  // The service rejects it with a message.
  return Number.isNaN(seconds) ? 0 : seconds;
}

/** Returns a lifetime in its largest whole unit: `30 days`, `1 year`. */
export function lifetimeLabel(seconds: number): string {
  if (seconds === 365 * day) return '1 year';
  if (seconds % day === 0) return count(seconds / day, 'day');
  return seconds % hour === 0 ? count(seconds / hour, 'hour') : count(Math.round(seconds / 60), 'minute');
}

interface TokenLifetimeFieldsProps {
  application: MaxLifetime;
  value: TokenLifetime;
  onChange: (value: TokenLifetime) => void;
}

export const TokenLifetimeFields = ({ application, value, onChange }: TokenLifetimeFieldsProps) => (
  <>
    <SelectField
      pointer={value.choice === 'custom' ? '/lifetime' : '/expires_in'}
      label="Lifetime"
      short
      value={value.choice}
      onChange={(choice) => onChange({ ...value, choice })}
    >
      {lifetimesOf(application).map((seconds) => (
        <option key={seconds} value={seconds}>
          {lifetimeLabel(seconds)}
        </option>
      ))}
      <option value="custom">Until a date</option>
    </SelectField>
    {value.choice === 'custom' && (
      <TextField
        pointer="/expires_in"
        label="Last day"
        description={`At most ${lifetimeLabel(application.max_token_seconds)} from now. The token expires at the end of that day.`}
        type="date"
        required
        short
        value={value.date}
        onChange={(date) => onChange({ ...value, date })}
      />
    )}
  </>
);

const choices = [hour, day, 7 * day, 30 * day, 90 * day];

/** Shows owners how long access tokens of applications may be valid, and changes it. */
export function MaxTokenLifetime() {
  const { max_token_seconds: current, change } = useOrganizationSettings();
  const [selected, setSelected] = useState<string>();
  const value = selected ?? String(current ?? '');
  return (
    <Card
      title="Token lifetime"
      description={
        current === null
          ? 'Access tokens of applications are valid as long as the service allows.'
          : `Access tokens of applications are valid for at most ${lifetimeLabel(current)}.`
      }
      actions={
        <ConfirmDialog
          trigger="Change lifetime"
          title="Change the lifetime of access tokens?"
          description="Applies to tokens that are issued from now on. Existing tokens stay valid until they expire or are revoked."
          variant="primary"
          action={async () => {
            await change({ max_token_seconds: value === '' ? null : Number(value) });
            setSelected(undefined);
          }}
          done="Token lifetime changed"
        >
          <SelectField pointer="/max_token_seconds" label="At most" value={value} onChange={setSelected}>
            {current !== null && !choices.includes(current) && (
              <option value={current}>{lifetimeLabel(current)}</option>
            )}
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {lifetimeLabel(choice)}
              </option>
            ))}
            <option value="">As long as the service allows</option>
          </SelectField>
        </ConfirmDialog>
      }
    />
  );
}
