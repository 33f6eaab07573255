import { roles } from '@worklane/contract';
import { html } from '../http/pages/html.ts';
import { renderPage } from '../http/pages/page.ts';
import type { Membership } from './memberships.ts';
import type { Session } from './sessions.ts';

/** Returns the page that shows the signed-in account and its organizations. */
export const accountPage = (
  { name, email, csrf }: Session,
  memberships: readonly Pick<Membership, 'organizationId' | 'name' | 'role'>[],
): string =>
  renderPage({
    title: 'Your account - Worklane',
    wide: true,
    content: html`<h1>${name}</h1>
<p class="lead">${email}</p>
<section>
<h2 id="organizations">Your organizations</h2>
${
  memberships.length === 0
    ? html`<p class="soft">You are not a member of an organization. Ask an owner of your organization to add this address.</p>`
    : html`<dl class="rows" aria-labelledby="organizations">
${memberships.map(
  (organization) =>
    html`<div><dt>${organization.name}</dt><dd>${roles[organization.role].label}, organization ${organization.organizationId}</dd></div>\n`,
)}</dl>`
}
</section>
<form class="who" method="post" action="/sign-out">
<input type="hidden" name="csrf" value="${csrf}">
<button class="quiet" type="submit">Sign out</button>
</form>`,
  });
