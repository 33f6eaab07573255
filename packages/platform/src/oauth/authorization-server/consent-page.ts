import type { schemas } from '@worklane/contract';
import { type Html, html } from '../../http/pages/html.ts';
import { renderPage } from '../../http/pages/page.ts';
import { roleWords } from '../../identity/pages/role-words.ts';
import { scopeGroups } from './scope-labels.ts';

export interface ConsentPage {
  /** Who asks; `organizationName` is whose application it is. */
  application: { name: string; clientId: string; organizationName: string };
  account: { name: string; email: string };
  scopes: readonly string[];
  /** Those of the account: one of them is granted. */
  organizations: readonly ConsentOrganization[];
  /** Where the form posts to: `decision` (approve, deny), `organization_id` (unless there is none) and `csrf`. */
  action: string;
  csrf: string;
  /** What was wrong with the answer before. */
  error?: string;
}

export interface ConsentOrganization {
  readonly organizationId: number;
  readonly name: string;
  readonly role: schemas.Member['role'];
}

/** Asks whether an application may act in one of a person's organizations. */
export function consentPage(page: ConsentPage): string {
  const { application, account, organizations, error } = page;
  return renderPage({
    title: `${error === undefined ? '' : 'Error: '}Allow ${application.name} access? - Worklane`,
    wide: true,
    content: html`${error !== undefined && html`<p class="problem" role="alert">${error}</p>`}
${organizations.length > 0 ? question(page) : noOrganization(page)}
<form class="who" method="post" action="/sign-out">
<input type="hidden" name="csrf" value="${page.csrf}">
<input type="hidden" name="return_to" value="${page.action}">
<p class="small">Signed in as ${account.name} (${account.email})</p>
<button class="link small" type="submit">Use another account</button>
</form>`,
  });
}

const question = ({ application, scopes, organizations, action, csrf }: ConsentPage): Html =>
  html`<h1>Allow ${application.name} access?</h1>
<p class="lead">${application.name} is an application of ${application.organizationName}. Allow it only if you know it.</p>
<form method="post" action="${action}">
<input type="hidden" name="csrf" value="${csrf}">
${organizationChoice(organizations)}
<section>
<h2 id="scopes">What it may do</h2>
<dl class="rows" aria-labelledby="scopes">
${scopeGroups(scopes).map(({ name, allows }) => html`<div><dt>${name}</dt><dd>${allows}</dd></div>\n`)}</dl>
</section>
<div class="decision">
<button type="submit" name="decision" value="approve">Allow access</button>
<button class="quiet" type="submit" name="decision" value="deny" formnovalidate>Deny</button>
</div>
</form>`;

const organizationChoice = (organizations: readonly ConsentOrganization[]): Html =>
  html`<fieldset>
<legend>${organizations.length > 1 ? 'In which organization?' : 'In this organization'}</legend>
${organizations.map(
  ({ organizationId, name, role }) => html`<label class="choice">
<input type="radio" name="organization_id" value="${organizationId}" required${organizations.length === 1 && html` checked`}>
<span>${name}</span> <small>${roleWords[role]}</small>
</label>
`,
)}</fieldset>`;

const noOrganization = ({ application, account, action, csrf }: ConsentPage): Html =>
  html`<h1>You belong to no organization</h1>
<p>${application.name} asks for access to an organization, but ${account.email} is a member of none.</p>
<p class="lead">Ask an owner of your organization to add this address, or use another account.</p>
<form method="post" action="${action}">
<input type="hidden" name="csrf" value="${csrf}">
<button class="quiet" type="submit" name="decision" value="deny">Back to ${application.name}</button>
</form>`;
