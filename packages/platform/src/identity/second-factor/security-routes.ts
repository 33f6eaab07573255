import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditOrigin } from '../../audit/audit-log.ts';
import { isCrossSite } from '../../http/forms/csrf.ts';
import { formFields } from '../../http/forms/form-body.ts';
import { sameOriginFormHeaders } from '../../http/pages/page.ts';
import type { RevocationDependencies } from '../../oauth/tokens/revoke-tokens.ts';
import { isOneOf } from '../../secrets/keyed-hash.ts';
import { endOtherSessions } from '../account-sessions.ts';
import { expiredForm, type FieldError, fieldError } from '../form-fields.ts';
import { securityPath, signInAgainPath } from '../return-to.ts';
import { isRecent, type Session, type Sessions } from '../sessions.ts';
import { formPageHeaders } from './passkey-form.ts';
import type { Passkeys } from './passkeys.ts';
import { isAuthenticatorSecret, type SecondFactors } from './second-factors.ts';
import { recoveryCodesPage, type SecurityPage, securityPage } from './security-page.ts';

export interface SecurityRoutesDependencies extends RevocationDependencies {
  sessions: Sessions;
  factors: SecondFactors;
  passkeys: Passkeys;
}

/** `/account/security`: the page and its forms. All of them require a recent sign-in. */
export function securityRoutes(plugin: FastifyInstance, dependencies: SecurityRoutesDependencies): void {
  const { clock, sessions, factors, passkeys } = dependencies;

  plugin.get(securityPath, async (request, reply) => {
    const session = await recentSession(request);
    return session ? sendPage(reply, session) : reply.redirect(signInAgainPath(securityPath), 303);
  });

  form('/authenticator-app', async (session, request, reply) => {
    const { secret, code } = formFields(request, 'secret', 'code');
    const origin = auditOrigin(request);
    try {
      const codes = await factors.add(session, { secret, code: code.replaceAll(/\s/g, ''), origin });
      await endOtherSessions(dependencies, session, origin);
      return reply.headers(sameOriginFormHeaders).send(recoveryCodesPage(codes));
    } catch (error) {
      const rejected = fieldError(error);
      const kept = isAuthenticatorSecret(secret) ? { secret } : {};
      return sendPage(reply.code(422), session, { ...kept, error: rejected });
    }
  });

  form('/authenticator-app/removal', async (session, request, reply) => {
    await factors.remove(session, auditOrigin(request));
    return reply.redirect(securityPath, 303);
  });

  form('/passkey', async (session, request, reply) => {
    const { credential, name } = formFields(request, 'credential', 'name');
    const added = { credential, name: passkeyName(name), origin: auditOrigin(request) };
    if (await passkeys.add(session, added)) return reply.redirect(securityPath, 303);
    return sendPage(reply.code(422), session, { error: passkeyNotAdded });
  });

  form('/passkey/removal', async (session, request, reply) => {
    await passkeys.remove(session, formFields(request, 'credential_id').credential_id, auditOrigin(request));
    return reply.redirect(securityPath, 303);
  });

  type Handle = (session: Session, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

  function form(path: string, handle: Handle): void {
    plugin.post(`${securityPath}${path}`, async (request, reply) => {
      const session = await recentSession(request);
      if (!session) return reply.redirect(signInAgainPath(securityPath), 303);
      const { csrf } = formFields(request, 'csrf');
      if (!isOneOf(session.acceptedCsrf, csrf) || isCrossSite(request.headers)) {
        return sendPage(reply.code(403), session, { error: { ...expiredForm, field: 'code' } });
      }
      return handle(session, request, reply);
    });
  }

  async function recentSession({ headers }: FastifyRequest): Promise<Session | undefined> {
    const session = await sessions.find(headers.cookie);
    return session && isRecent(session, clock()) ? session : undefined;
  }

  async function sendPage(
    reply: FastifyReply,
    session: Session,
    form: { secret?: string; error?: FieldError } = {},
  ): Promise<FastifyReply> {
    const { csrf, email } = session;
    const page: SecurityPage = {
      ...{ csrf, email, app: await factors.find(session), passkeys: await passkeys.list(session) },
      creation: passkeys.available ? await passkeys.creationOptions(session) : undefined,
      ...form,
    };
    return reply.headers(formPageHeaders(passkeys.available)).send(securityPage(page));
  }
}

const maxNameLength = 100;

/** Names are shown to their owner only. */
const passkeyName = (name: string): string => name.trim().slice(0, maxNameLength) || 'Passkey';

const passkeyNotAdded: FieldError = {
  title: 'This passkey cannot be added',
  detail: 'The page has expired, or the account has it already. Try again.',
  field: 'name',
};
