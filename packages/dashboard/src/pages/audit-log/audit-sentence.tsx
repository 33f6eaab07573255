import type { schemas } from '@worklane/contract/dashboard';
import type { ReactNode } from 'react';
import { collectionOf, countOf, nounOf } from '../../contract/collections.ts';
import { fieldLabel } from '../../ui/labels.ts';
import { lifetimeLabel } from '../applications/token-lifetime.tsx';

type Entry = schemas.AuditEntry;

/** Returns what happened as a sentence: `Ebba Lind rotated the secret of Night report`. */
export function AuditSentence({ entry }: { entry: Entry }) {
  if (entry.action === 'sign_in.failed') {
    return <>Someone failed to sign in as {targetName(entry) ?? <Name>{actorName(entry.actor)}</Name>}</>;
  }
  return (
    <>
      <Name>{actorName(entry.actor)}</Name> {predicateOf(entry)}
    </>
  );
}

/** The service may be newer than the page, and have more actions. */
const predicateOf = (entry: Entry): ReactNode =>
  Object.hasOwn(predicates, entry.action) ? predicates[entry.action](entry) : entry.action;

const Name = ({ children }: { children: ReactNode }) => <b>{children}</b>;

/** Returns the name of who acted, as it was at that time. */
function actorName({ type, name, email, member_id, client_id }: schemas.AuditActor): string {
  switch (type) {
    case 'operator':
      return 'An operator';
    case 'service':
      return 'Worklane';
    case 'anonymous':
      return 'Someone';
    case 'application':
      return name ?? client_id ?? 'An application';
    case 'member':
      return name ?? email ?? `Member ${member_id}`;
  }
}

const targetName = ({ target }: Entry) => target && <Name>{target.name ?? target.id}</Name>;

type Predicate = (entry: Entry) => ReactNode;

/** Returns a predicate that ends with the target. */
const onTarget =
  (verb: string): Predicate =>
  (entry) => (
    <>
      {verb} {targetName(entry)}
    </>
  );

/** Returns a predicate for an action of a person on themselves, and one for an action on others. */
const onSelfOr =
  (self: string, other: Predicate): Predicate =>
  (entry) =>
    entry.target === null || entry.target.id === String(entry.actor.member_id) ? self : other(entry);

const onFields =
  (noun: string): Predicate =>
  (entry) => (
    <>
      changed {fieldList(entry.details.fields)} of the {noun} {targetName(entry)}
    </>
  );

const fieldNames: Readonly<Record<string, string>> = { redirect_uris: 'redirect URLs', url: 'URL' };

function fieldList(fields: unknown): string {
  const nameOf = (field: string) => fieldNames[field] ?? fieldLabel(field).toLowerCase();
  const names = Array.isArray(fields) ? fields.map(nameOf) : [];
  return names.length === 0 ? 'fields' : `the ${new Intl.ListFormat('en').format(names)}`;
}

/** Returns a detail that is text, after a separator; nothing without it. */
const suffix = (separator: string, detail: unknown): string =>
  typeof detail === 'string' && detail !== '' ? `${separator}${detail}` : '';

const revoked: Readonly<Record<string, string>> = { token: 'the token', application: 'all tokens of' };

const predicates: Record<schemas.AuditAction, Predicate> = {
  'sign_in.succeeded': () => 'signed in',
  'sign_in.failed': () => 'failed to sign in',
  'session.ended': ({ target }) => {
    if (target === null) return 'signed out';
    return target.type === 'member'
      ? 'ended the sessions of a member at the identity provider'
      : 'ended another session';
  },
  'password.changed': () => 'changed their password',
  'password.reset_link_created': onTarget('created a password reset link for'),
  'password.reset': onSelfOr('reset their password', onTarget('reset the password of')),
  'second_factor.added': () => 'added a second factor to their account',
  'second_factor.removed': onSelfOr(
    'removed a second factor of their account',
    onTarget('removed the second factors of'),
  ),
  'second_factor.recovery_code_used': () => 'used a recovery code',
  'organization.second_factor_required': () => 'made a second factor required',
  'organization.second_factor_optional': () => 'made the second factor optional',
  'identity_provider.set': () => 'set an identity provider for single sign-on',
  'identity_provider.removed': () => 'removed an identity provider',
  'member.invited': (entry) => (
    <>
      invited {targetName(entry)}
      {suffix(' as ', entry.details.role)}
    </>
  ),
  'invitation.revoked': onTarget('revoked the invitation of'),
  'member.joined': onSelfOr('joined the organization', (entry) => (
    <>
      added {targetName(entry)}
      {suffix(' as ', entry.details.role)}
    </>
  )),
  'member.role_changed': (entry) => (
    <>
      changed the role of {targetName(entry)}
      {suffix(' from ', entry.details.old_role)}
      {suffix(' to ', entry.details.role)}
    </>
  ),
  'member.removed': onTarget('removed'),
  'member.left': () => 'left the organization',
  'application.created': onTarget('created the application'),
  'application.updated': onFields('application'),
  'application.deleted': onTarget('deleted the application'),
  'application.secret_rotated': onTarget('rotated the secret of'),
  'token.generated': (entry) => (
    <>
      generated a token of {targetName(entry)}
      {suffix(', named ', entry.details.name)}
    </>
  ),
  'access.granted': onTarget('authorized'),
  'access.revoked': (entry) => (
    <>
      revoked {revoked[String(entry.details.kind)] ?? 'the grant of'} {targetName(entry)}
      {entry.details.reason === 'reuse' && ', because a code or refresh token was used twice'}
    </>
  ),
  'webhook.created': onTarget('created the webhook'),
  'webhook.updated': onFields('webhook'),
  'webhook.deleted': onTarget('deleted the webhook'),
  'webhook.secret_rotated': onTarget('rotated the secret of the webhook'),
  'webhook.deliveries_paused': ({ details }) => `paused the deliveries to webhooks${suffix(': ', details.value)}`,
  'webhook.deliveries_resumed': () => 'resumed the deliveries to webhooks',
  'webhook.deliveries_discarded': ({ details }) => `discarded ${details.discarded} deliveries to webhooks`,
  'organization.suspended': ({ details }) => `suspended the organization${suffix(': ', details.value)}`,
  'organization.resumed': () => 'ended the suspension of the organization',
  'organization.limited': limitSentence,
  'person.erased': onTarget('erased the name and the address of'),
  'person.exported': onTarget('exported the data of'),
  'record.purged': ({ details }) => `purged the ${nounOf(String(details.kind))} ${details.id}`,
  'bulk_change.started': ({ details: { action, count, kind } }) => {
    const resource = collectionOf(String(kind));
    const records = typeof count === 'number' && resource ? countOf(count, resource) : (resource?.nouns ?? kind);
    return `started to ${action} ${records}`;
  },
  'service.switched': ({ details }) => `switched ${details.control}`,
  'support.opened': (entry) => (
    <>
      opened support access for {targetName(entry)}
      {suffix(': ', entry.details.reason)}
    </>
  ),
  'support.ended': onTarget('ended the support access of'),
  'support.refused': () => 'refused support access',
  'support.allowed': () => 'allowed support access',
  'webhook.disabled': (entry) => (
    <>
      disabled the webhook {targetName(entry)}
      {suffix(': ', entry.details.reason)}
    </>
  ),
};

/** An owner's limit has the value `default` when it is removed, and an operator's has none. */
function limitSentence({ details: { control, value } }: Entry): string {
  if (!/(^| )token-seconds$/.test(String(control))) return `changed the limit ${control}${suffix(' to ', value)}`;
  const isRemoved = value === undefined || value === 'default';
  return isRemoved ? 'removed the limit of access tokens' : `limited access tokens to ${lifetimeLabel(Number(value))}`;
}

/** The actions by the parts of the organization that they are about. */
export const auditGroups: Readonly<Record<string, readonly schemas.AuditAction[]>> = groupActions({
  'Sign-ins and sessions': /^(sign_in|session|password|second_factor)\./,
  'Members and invitations': /^(member|invitation|identity_provider|organization\.second_factor_)/,
  Applications: /^application\./,
  'Tokens and access': /^(token|access)\./,
  Webhooks: /^webhook\./,
  'Bulk changes': /^bulk_change\./,
  Operators: /^(person|record|service|support|organization\.(?!second_factor_))/,
});

function groupActions(patterns: Record<string, RegExp>): Record<string, schemas.AuditAction[]> {
  const actions = Object.keys(predicates) as schemas.AuditAction[];
  const entries = Object.entries(patterns).map(
    ([group, pattern]) => [group, actions.filter((action) => pattern.test(action))] as const,
  );
  return Object.fromEntries(entries);
}
