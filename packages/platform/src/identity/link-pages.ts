import type { ProblemError } from '@worklane/server';
import { type Html, html } from '../http/pages/html.ts';
import { errorPage } from '../http/pages/page.ts';
import { formatDuration } from './sign-in-page.ts';

/** An error of a form, at one of its fields. */
export interface FieldError {
  title: string;
  /** How to continue. */
  detail: string;
  /** The ID of the invalid field. */
  field: string;
}

export const formError = ({ title, detail, field }: FieldError): Html =>
  html`<div class="problem" id="problem" role="alert">
<strong>${title}</strong>
<a href="#${field}">${detail}</a>
</div>`;

/** The attributes of a field that depend on the error of its form. */
export const fieldState = (field: string, focused: string, error: FieldError | undefined): Html =>
  html`${field === focused && html` autofocus`}${
    field === error?.field && html` aria-invalid="true" aria-describedby="problem"`
  }`;

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

/** Returns the first violation of a rejected form. */
export function fieldError({ errors = [] }: ProblemError): FieldError {
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

/** The same page for an unknown, expired, used, replaced and revoked link. */
export const invalidLinkPage = (): string =>
  errorPage({
    title: 'This link is not valid',
    detail: 'It may have expired, been used or been replaced. Ask an owner of your organization for a new one.',
  });

export const tooManyLinksPage = (waitSeconds: number): string =>
  errorPage({ title: 'Too many attempts', detail: `Wait ${formatDuration(waitSeconds)}, then open the link again.` });
