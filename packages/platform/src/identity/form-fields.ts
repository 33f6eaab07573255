import { ProblemError } from '@worklane/server';
import { type Html, html } from '../http/pages/page.ts';

/** An error of a form. */
export interface FieldError {
  title: string;
  /** How to continue. */
  detail: string;
  /** The ID of the invalid field, if it is about one. */
  field?: string;
}

export const formError = ({ title, detail, field }: FieldError): Html =>
  html`<div class="problem" id="problem" role="alert">
<strong>${title}</strong>
${field ? html`<a href="#${field}">${detail}</a>` : detail}
</div>`;

/** The attributes of a field that depend on the error of its form. */
export const fieldState = (field: string, focused: string, error: FieldError | undefined): Html =>
  html`${field === focused && html` autofocus`}${
    field === error?.field && html` aria-invalid="true" aria-describedby="problem"`
  }`;

/** The address of the account, which password managers store with the new password. */
export const accountField = (email: string): Html =>
  html`<div>
<label for="email">E-mail address</label>
<input id="email" type="email" value="${email}" autocomplete="username" readonly>
</div>`;

/** The field for a new password. Password managers offer to generate one. */
export const newPasswordField = (focused: string, error: FieldError | undefined): Html =>
  html`<div>
<label for="password">New password <small>at least 12 characters, such as several unrelated words</small></label>
<input id="password" name="password" type="password" autocomplete="new-password" required${fieldState('password', focused, error)}>
</div>`;

const fieldNames: Readonly<Record<string, string>> = {
  '/name': 'Your name',
  '/password': 'The password',
  '/code': 'The code',
};

/** Returns the first violation of a rejected form. @throws any other error */
export function fieldError(error: unknown): FieldError {
  if (!(error instanceof ProblemError) || error.code !== 'validation_failed') throw error;
  const { errors = [] } = error;
  const [{ pointer = '/password', detail } = { detail: 'is invalid' }] = errors;
  return {
    title: 'Fix 1 error to continue',
    detail: `${fieldNames[pointer] ?? 'The field'} ${detail}.`,
    field: pointer.slice(1),
  };
}

export const expiredForm: FieldError = {
  title: 'This page has expired',
  detail: 'Try again. If this message appears again, allow cookies for this site.',
  field: 'password',
};
