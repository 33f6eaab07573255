import { html } from '../../http/pages/html.ts';
import { renderPage } from '../../http/pages/page.ts';
import type { AccountOrganization } from '../account-organizations.ts';
import type { Session } from '../sessions.ts';
import { roleWords } from './role-words.ts';

/** Shows who is signed in. */
export const accountPage = (
  { name, email, csrf }: Session,
  organizations: readonly Pick<AccountOrganization, 'organizationId' | 'name' | 'role'>[],
): string =>
  renderPage({
    title: 'Your account - Worklane',
    wide: true,
    content: html`<h1>${name}</h1>
<p class="lead">${email}</p>
<section>
<h2 id="organizations">Your organizations</h2>
${
  organizations.length === 0
    ? html`<p class="soft">You are a member of none. Ask an owner of your organization to add your address.</p>`
    : html`<dl class="rows" aria-labelledby="organizations">
${organizations.map(
  (organization) =>
    html`<div><dt>${organization.name}</dt><dd>${roleWords[organization.role]}, organization ${organization.organizationId}</dd></div>\n`,
)}</dl>`
}
</section>
<form class="who" method="post" action="/sign-out">
<input type="hidden" name="csrf" value="${csrf}">
<button class="quiet" type="submit">Sign out</button>
</form>`,
  });
