import type { schemas } from '@worklane/contract/dashboard';
import { scopeChoices } from '../../contract/scope-groups.ts';
import { Field } from '../../forms/field.tsx';
import { GroupedChoices } from '../../forms/grouped-choices.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { Card } from '../../ui/card.tsx';
import input from '../../ui/input.module.css';

/** What is typed; the redirect URLs one in each line. */
export interface ApplicationDraft {
  name: string;
  type: schemas.Application['type'];
  redirect_uris: string;
  scopes: string[];
  with_secret: boolean;
}

export interface ApplicationFieldsProps {
  value: ApplicationDraft;
  onChange: (value: ApplicationDraft) => void;
}

/** The fields that can be changed later too. */
export function ApplicationFields({ value, onChange }: ApplicationFieldsProps) {
  const set = <Name extends keyof ApplicationDraft>(name: Name, of: ApplicationDraft[Name]) =>
    onChange({ ...value, [name]: of });
  return (
    <>
      <Card>
        <TextField
          pointer="/name"
          label="Name"
          description="What people read when they are asked to allow it."
          required
          value={value.name}
          onChange={(name) => set('name', name)}
        />
        {value.type === 'public' && (
          <Field
            pointer="/redirect_uris"
            label="Redirect URLs"
            description="Where people are sent back to with a code, one in each line. An https URL, http on this machine, or a URL with a scheme of your app."
            required
            deep
          >
            {(aria) => (
              <textarea
                className={input.input}
                spellCheck={false}
                placeholder="https://app.example.com/callback"
                value={value.redirect_uris}
                onChange={(event) => set('redirect_uris', event.target.value)}
                {...aria}
              />
            )}
          </Field>
        )}
      </Card>
      <Card>
        <GroupedChoices
          pointer="/scopes"
          label="Scopes"
          description="What its tokens may do at most. Choose what it needs; you can change that later."
          required
          groups={scopeChoices()}
          value={value.scopes}
          onChange={(scopes) => set('scopes', scopes)}
        />
      </Card>
    </>
  );
}

/** The lines that have something in them. */
export const redirectUris = ({ type, redirect_uris }: ApplicationDraft): string[] =>
  type === 'private'
    ? []
    : redirect_uris
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
