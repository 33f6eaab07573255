import type { schemas } from '@worklane/contract/dashboard';
import { scopeChoices } from '../../contract/scopes.ts';
import { CheckboxGroups } from '../../forms/checkbox-groups.tsx';
import { TextField } from '../../forms/field.tsx';
import { linesOf } from '../../forms/record-draft.ts';
import { Card } from '../../ui/card.tsx';

export interface ApplicationDraft {
  name: string;
  type: schemas.Application['type'];
  /** One URL per line. */
  redirect_uris: string;
  scopes: string[];
  with_secret: boolean;
}

interface ApplicationFieldsProps {
  value: ApplicationDraft;
  onChange: (value: ApplicationDraft) => void;
}

/** The fields of an application that can be changed later. */
export const ApplicationFields = ({ value, onChange }: ApplicationFieldsProps) => (
  <>
    <Card>
      <TextField
        pointer="/name"
        label="Name"
        description="Shown to users when they authorize the application."
        required
        value={value.name}
        onChange={(name) => onChange({ ...value, name })}
      />
      {value.type === 'public' && (
        <TextField
          pointer="/redirect_uris"
          label="Redirect URLs"
          description="Where users return with an authorization code. One URL per line: https, http on localhost, or the custom scheme of your app."
          required
          withDescendants
          multiline
          spellCheck={false}
          placeholder="https://app.example.com/callback"
          value={value.redirect_uris}
          onChange={(redirect_uris) => onChange({ ...value, redirect_uris })}
        />
      )}
    </Card>
    <Card>
      <CheckboxGroups
        pointer="/scopes"
        label="Scopes"
        description="The permissions that its tokens can have. You can change them later."
        required
        groups={scopeChoices()}
        value={value.scopes}
        onChange={(scopes) => onChange({ ...value, scopes })}
      />
    </Card>
  </>
);

/** Returns the redirect URLs of a draft. A private application has none. */
export const redirectUris = ({ type, redirect_uris }: ApplicationDraft): string[] =>
  type === 'private' ? [] : linesOf(redirect_uris);
