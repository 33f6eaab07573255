import { type Html, html } from '../../http/pages/html.ts';
import { renderPage } from '../../http/pages/page.ts';

export interface SignInPage {
  csrf: string;
  /** Where to go afterwards: a local path. */
  returnTo: string;
  /** What was typed before. */
  email?: string;
  problem?: SignInProblem;
}

/** Why nobody is signed in yet. */
export interface SignInProblem {
  title: string;
  /** What to do about it. */
  detail: string;
  /** The field in which it is, if it is in one. */
  field?: Field;
}

type Field = 'email' | 'password';

/** Asks who somebody is. */
export function signInPage({ csrf, returnTo, email = '', problem }: SignInPage): string {
  const start: Field = problem?.field ?? (email === '' ? 'email' : 'password');
  return renderPage({
    title: `${problem ? 'Error: ' : ''}Sign in - Worklane`,
    content: html`<h1>Sign in</h1>
<p class="lead">With the e-mail address that your organization knows you by.</p>
${problem && summary(problem)}
<form method="post" action="/sign-in">
<input type="hidden" name="csrf" value="${csrf}">
<input type="hidden" name="return_to" value="${returnTo}">
<div>
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" value="${email}" autocomplete="username" autocapitalize="none"
spellcheck="false" maxlength="254" required${state('email', start, problem)}>
</div>
<div>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${state('password', start, problem)}>
</div>
<button type="submit">Sign in</button>
</form>`,
  });
}

const summary = ({ title, detail, field }: SignInProblem): Html =>
  html`<div class="problem" id="problem" role="alert">
<strong>${title}</strong>
${field ? html`<a href="#${field}">${detail}</a>` : detail}
</div>`;

/** Where one begins to type, and which field is wrong. */
const state = (field: Field, start: Field, problem: SignInProblem | undefined): Html =>
  html`${field === start && html` autofocus`}${
    field === problem?.field && html` aria-invalid="true" aria-describedby="problem"`
  }`;
