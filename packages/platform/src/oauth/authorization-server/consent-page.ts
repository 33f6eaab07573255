import { scopes as catalogue, roles } from '@worklane/contract';
import { type Html, html, renderPage } from '../../http/pages/page.ts';
import type { Membership } from '../../identity/memberships.ts';
import { labelOf, type RegisteredClient } from '../clients/client-repository.ts';
import type { RedirectRisk } from '../clients/redirect-uri.ts';
import { excludedScopes, scopesOfRole } from '../tokens/access-token.ts';

export interface ConsentPage {
  /** The client that requests access. */
  application: Pick<RegisteredClient, 'name' | 'owner' | 'document'>;
  /** Where the browser returns to, such as `reports.example`. */
  returnsTo: string;
  /** Of the redirect, if the application is not registered. */
  risk?: RedirectRisk | undefined;
  /** Whether access is granted to the MCP server, with which AI agents work. */
  forAgents?: boolean;
  account: { name: string; email: string };
  scopes: readonly string[];
  /** The organizations of the account: access is granted to one of them. */
  organizations: readonly Pick<Membership, 'organizationId' | 'name' | 'role'>[];
  /** Where the form is posted: `decision` (approve, deny), `organization_id` (if there is a choice) and `csrf`. */
  action: string;
  csrf: string;
  /** The error of the previous submission. */
  error?: string;
}

export const consentPath = (uid: string) => `/oauth/consent/${uid}`;

/** Returns the ID in the path of a consent page. */
export const consentUid = (path: string): string | undefined => /^\/oauth\/consent\/([\w-]+)$/.exec(path)?.[1];

/** Returns the page on which a member grants an application access to an organization. */
export function consentPage(page: ConsentPage): string {
  const { application, account, error } = page;
  return renderPage({
    title: `${error === undefined ? '' : 'Error: '}Allow ${application.name} access? - Worklane`,
    wide: true,
    content: html`${error !== undefined && html`<p class="problem" role="alert">${error}</p>`}
${body(page)}
<form class="who" method="post" action="/sign-out">
<input type="hidden" name="csrf" value="${page.csrf}">
<input type="hidden" name="return_to" value="${page.action}">
<p class="small">Signed in as ${account.name} (${account.email})</p>
<button class="link small" type="submit">Use another account</button>
</form>`,
  });
}

function body(page: ConsentPage): Html {
  const { organizations, scopes } = page;
  if (organizations.length === 0) return noOrganization(page);
  return organizations.some(({ role }) => scopesOfRole(role, scopes).length > 0) ? question(page) : noPermission(page);
}

const question = (page: ConsentPage): Html => {
  const { application, returnsTo, scopes, organizations, action, csrf } = page;
  return html`<h1>Allow ${application.name} access?</h1>
<p class="lead">${origin(application)}</p>
${risk(page)}${page.forAgents === true && agents}
<form method="post" action="${action}">
<input type="hidden" name="csrf" value="${csrf}">
${organizationChoice(organizations, scopes)}
<section>
<h2 id="scopes">Permissions</h2>
${permissionList(
  'scopes',
  scopes.filter((scope) => organizations.some(({ role }) => scopesOfRole(role, [scope]).length > 0)),
)}
</section>
${exclusions(scopes, organizations)}
<div class="decision">
<button type="submit" name="decision" value="approve">Allow access</button>
<button class="quiet" type="submit" name="decision" value="deny" formnovalidate>Deny</button>
<p class="small">Access lasts until you revoke it in your account. You will be redirected to <b>${returnsTo}</b>.</p>
</div>
</form>`;
};

/**
 * States whose application it is. A first-party one receives its tokens on the computer of the browser, where anybody
 * can ask a person to approve a request, but only a program that runs there gets the tokens.
 */
const origin = ({ name, owner, document }: ConsentPage['application']): Html | string => {
  if (document) {
    return html`An application on <b>${document.host}</b> that calls itself ${name} asks for access. Worklane has not verified it. Only allow access if you know this host and have just started to connect.`;
  }
  return owner
    ? `${name} is an application of ${owner.organizationName}. Only allow applications that you trust.`
    : `${name} is an application of Worklane that runs on your computer. Only allow access if you have just started it there.`;
};

/** Warns about who else can receive the access, since a document of the application is all that is known about it. */
function risk({ application: { name, document }, returnsTo, risk: found }: ConsentPage): Html | false {
  if (!document || !found) return false;
  return html`<div class="problem">
${
  found === 'device'
    ? html`<strong>Anything on this device can pose as ${name}</strong>
Access is passed to ${returnsTo}, where any program can claim to be this application. If you have not started it yourself, deny access.`
    : html`<strong>Access is passed to another host</strong>
The application is described on ${document.host}, but you will be redirected to ${returnsTo}. Only allow access if you trust both.`
}
</div>
`;
}

const agents = html`<p>Access is through the MCP server of Worklane, for AI agents: they work on your behalf, with the permissions below. What they do is recorded under your name.</p>
`;

const permissionList = (labelledBy: string, scopes: readonly string[]): Html =>
  html`<dl class="rows" aria-labelledby="${labelledBy}">
${permissionGroups(scopes).map(({ name, permissions }) => html`<div><dt>${name}</dt><dd>${permissions}</dd></div>\n`)}</dl>`;

/** States the requested permissions that are not granted, because the role of the person does not include them. */
const exclusions = (scopes: ConsentPage['scopes'], organizations: ConsentPage['organizations']): readonly Html[] =>
  excludedScopes(scopes, organizations).map(
    ({ role, organizations: names, scopes: excluded }) => html`<section>
<h2 id="not-${role}">Not included in the ${roles[role].label} role</h2>
<p class="small">Your role in ${names.join(', ')} does not include these requested permissions. They are not granted there.</p>
${permissionList(`not-${role}`, excluded)}
</section>
`,
  );

const organizationChoice = (organizations: ConsentPage['organizations'], scopes: ConsentPage['scopes']): Html =>
  html`<fieldset>
<legend>${organizations.length > 1 ? 'Choose an organization' : 'Organization'}</legend>
${organizations.map(({ organizationId, name, role }) => {
  const isPossible = scopesOfRole(role, scopes).length > 0;
  return html`<label class="choice">
<input type="radio" name="organization_id" value="${organizationId}" required${organizations.length === 1 && html` checked`}${!isPossible && html` disabled`}>
<span>${name}</span> <small>${roles[role].label}${!isPossible && ', without any of these permissions'}</small>
</label>
`;
})}</fieldset>`;

const noPermission = ({ application, organizations, scopes, action, csrf }: ConsentPage): Html =>
  html`<h1>Your role does not allow this</h1>
<p>${labelOf(application)} requests permissions that no role of yours includes.</p>
<p class="lead">Ask an owner of your organization for another role, or use another account.</p>
${exclusions(scopes, organizations)}
<form method="post" action="${action}">
<input type="hidden" name="csrf" value="${csrf}">
<button class="quiet" type="submit" name="decision" value="deny">Back to ${labelOf(application)}</button>
</form>`;

const noOrganization = ({ application, account, action, csrf }: ConsentPage): Html =>
  html`<h1>You are not a member of an organization</h1>
<p>${labelOf(application)} requests access to an organization, but ${account.email} is not a member of one.</p>
<p class="lead">Ask an owner of your organization to add this address, or use another account.</p>
<form method="post" action="${action}">
<input type="hidden" name="csrf" value="${csrf}">
<button class="quiet" type="submit" name="decision" value="deny">Back to ${labelOf(application)}</button>
</form>`;

/** Returns the descriptions of scopes, such as `Read; create, update and delete`, by resource in the order of the contract. */
export function permissionGroups(scopes: readonly string[]) {
  const granted = Object.entries(catalogue).filter(([scope]) => scopes.includes(scope));
  const byResource = Map.groupBy(granted, ([scope]) => scope.slice(0, scope.indexOf('.')).replaceAll('-', ' '));
  return [...byResource].map(([resource, entries]) => ({
    name: capitalize(resource),
    permissions: capitalize(
      entries.map(([, description]) => uncapitalize(withoutResource(description, resource))).join('; '),
    ),
  }));
}

/** `Read tasks` beside the heading `Tasks` is shortened to `Read`. */
const withoutResource = (description: string, resource: string) =>
  description.endsWith(` ${resource}`) ? description.slice(0, -resource.length - 1) : description;

const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const uncapitalize = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
