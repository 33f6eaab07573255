import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { ProblemError } from '@worklane/server';
import { type AuditOrigin, recordAccountAction } from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';
import { isOneOf, type KeyedHash, keyedHash } from '../../secrets/keyed-hash.ts';
import { requireOtherFactor } from '../memberships.ts';
import type { Session } from '../sessions.ts';
import type { SecondFactorsOptions } from './second-factors.ts';

export interface PasskeysOptions extends SecondFactorsOptions {
  baseUrl: string;
}

/** A passkey as its account sees it. */
export interface Passkey {
  credentialId: string;
  name: string;
  addedAt: string;
  lastUsedAt: string | null;
}

const challengeSeconds = 300;

/** Passkeys (Web Authentication, level 3), whose user the authenticator verifies: they are two factors in one. */
export class Passkeys {
  readonly #db: Connection;
  readonly #clock: () => Date;
  readonly #hash: KeyedHash;
  readonly #rpId: string;
  readonly #origin: string;

  constructor({ db, clock, secret, baseUrl }: PasskeysOptions) {
    this.#db = db;
    this.#clock = clock;
    this.#hash = keyedHash(secret, 'passkeys');
    this.#rpId = new URL(baseUrl).hostname;
    this.#origin = new URL(baseUrl).origin;
  }

  /** Whether browsers accept the host of the base URL, which must be a domain (Web Authentication, section 5.1.2). */
  get available(): boolean {
    return isIP(this.#rpId.replace(/^\[|\]$/g, '')) === 0;
  }

  list = ({ accountId }: Pick<Session, 'accountId'>): Promise<Passkey[]> =>
    this.#db
      .selectFrom('passkeys')
      .select(['credential_id as credentialId', 'name', 'added_at as addedAt', 'last_used_at as lastUsedAt'])
      .where('account_id', '=', accountId)
      .orderBy('added_at')
      .execute();

  /** Returns the options of `navigator.credentials.create`. */
  async creationOptions({ accountId, email, name, csrf }: Session): Promise<object> {
    const { generateRegistrationOptions } = await library();
    const known = await this.list({ accountId });
    return generateRegistrationOptions({
      rpName: 'Worklane',
      rpID: this.#rpId,
      userName: email,
      userDisplayName: name,
      // An ID that says nothing about the account (Web Authentication, section 14.6.1).
      userID: Buffer.from(this.#hash(`account ${accountId}`), 'base64url'),
      challenge: this.#challenge(csrf),
      excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Returns the options of `navigator.credentials.get`. They name no account, so the browser asks which one to use. */
  requestOptions(csrf: string): object {
    const challenge = Buffer.from(this.#challenge(csrf)).toString('base64url');
    return { challenge, rpId: this.#rpId, userVerification: 'required', timeout: challengeSeconds * 1000 };
  }

  /** Adds the passkey that a browser created; this session then has a second factor. @returns whether it is valid */
  async add(session: Session, { credential, name, origin }: { credential: string; name: string; origin: AuditOrigin }) {
    const { accountId, email, csrf, idHash } = session;
    const response = parseCredential(credential);
    if (!response) return false;
    const { verifyRegistrationResponse } = await library();
    const verified = await verifyRegistrationResponse({
      response: response as never,
      ...this.#expected(csrf),
    }).catch(() => undefined);
    if (!verified?.verified) return false;
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const now = this.#clock();
    return this.#db.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto('passkeys')
        .values({
          ...{ credential_id: id, account_id: accountId, public_key: Buffer.from(publicKey).toString('base64url') },
          ...{ sign_count: counter, name, added_at: now.toISOString(), last_used_at: null },
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('credential_id')
        .executeTakeFirst();
      if (!added) return false;
      await transaction.updateTable('sessions').set({ second_factor: true }).where('id_hash', '=', idHash).execute();
      await recordAccountAction(transaction, { action: 'second_factor.added', email, origin }, now);
      return true;
    });
  }

  /** Returns the account that signed the challenge of a form. A challenge is accepted once. */
  async verify(credential: string, csrf: string): Promise<{ accountId: number; email: string } | undefined> {
    const response = parseCredential(credential);
    if (!response) return undefined;
    const found = await this.#db
      .selectFrom('passkeys')
      .innerJoin('accounts', 'accounts.account_id', 'passkeys.account_id')
      .select(['accounts.account_id as accountId', 'accounts.email', 'passkeys.public_key', 'passkeys.sign_count'])
      .where('credential_id', '=', response.id)
      .executeTakeFirst();
    if (!found) return undefined;
    const { verifyAuthenticationResponse } = await library();
    let issuedAt = 0;
    const expected = this.#expected(csrf, (time) => {
      issuedAt = time;
    });
    const publicKey = Buffer.from(found.public_key, 'base64url');
    const key = { id: response.id, publicKey, counter: found.sign_count };
    const verified = await verifyAuthenticationResponse({
      response: response as never,
      credential: key,
      ...expected,
    }).catch(() => undefined);
    if (!verified?.verified) return undefined;
    const used = await this.#db
      .updateTable('passkeys')
      .set({ sign_count: verified.authenticationInfo.newCounter, last_used_at: this.#clock().toISOString() })
      .where('credential_id', '=', response.id)
      .where(({ or, eb }) =>
        or([eb('last_used_at', 'is', null), eb('last_used_at', '<', new Date(issuedAt).toISOString())]),
      )
      .returning('credential_id')
      .executeTakeFirst();
    return used && { accountId: found.accountId, email: found.email };
  }

  /** @throws ProblemError not_found, second_factor_required while an organization requires one, and there is no other */
  async remove({ accountId, email }: Session, credentialId: string, origin: AuditOrigin): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const passkeys = transaction.deleteFrom('passkeys').where('account_id', '=', accountId);
      const removed = passkeys.where('credential_id', '=', credentialId).returning('credential_id');
      if (!(await removed.executeTakeFirst())) throw new ProblemError('not_found', 'No such passkey.');
      await requireOtherFactor(transaction, email);
      await recordAccountAction(transaction, { action: 'second_factor.removed', email, origin }, this.#clock());
    });
  }

  #expected = (csrf: string, onIssued: (time: number) => void = () => undefined) => ({
    expectedChallenge: (challenge: string) => {
      const issuedAt = this.#issuedAt(Buffer.from(challenge, 'base64url').toString(), csrf);
      if (issuedAt !== undefined) onIssued(issuedAt);
      return issuedAt !== undefined;
    },
    expectedOrigin: this.#origin,
    expectedRPID: this.#rpId,
    requireUserVerification: true,
  });

  /** Returns a challenge that is valid in this browser for five minutes, and that nobody has to store. */
  #challenge(csrf: string): string {
    const content = `${randomBytes(16).toString('base64url')}.${this.#clock().getTime()}`;
    return `${content}.${this.#hash(`${content} ${csrf}`)}`;
  }

  /** Returns when a valid challenge was issued, in milliseconds since 1970. */
  #issuedAt(challenge: string, csrf: string): number | undefined {
    const [random, time, proof = ''] = challenge.split('.');
    if (!isOneOf(this.#hash.all(`${random}.${time} ${csrf}`), proof)) return undefined;
    const age = this.#clock().getTime() - Number(time);
    return age <= challengeSeconds * 1000 ? Number(time) : undefined;
  }
}

/** Loaded when it is needed: it parses certificates of all formats. */
const library = () => import('@simplewebauthn/server');

function parseCredential(text: string): { id: string } | undefined {
  try {
    const credential: unknown = JSON.parse(text);
    const { id } = (credential ?? {}) as { id?: unknown };
    return typeof id === 'string' && !id.includes('\0') ? (credential as { id: string }) : undefined;
  } catch {
    return undefined;
  }
}
