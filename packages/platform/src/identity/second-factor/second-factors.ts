import { invalidFields } from '@worklane/server';
import { Secret, TOTP } from 'otpauth';
import { type AuditOrigin, recordAccountAction } from '../../audit/audit-log.ts';
import type { ChangeDependencies, Connection } from '../../database/store.ts';
import { Encryption } from '../../secrets/encryption.ts';
import { type KeyedHash, keyedHash } from '../../secrets/keyed-hash.ts';
import { requireOtherFactor } from '../memberships.ts';
import { generatePassword } from '../passwords.ts';
import type { Session } from '../sessions.ts';

/** RFC 6238, with the parameters that all authenticator apps support. */
const parameters = { issuer: 'Worklane', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** RFC 6238, section 5.2: one step for the time that typing takes and for clocks that differ. */
const window = 1;

const recoveryCodeCount = 10;

export interface SecondFactorsOptions extends ChangeDependencies {
  /** The setting WORKLANE_SECRET. */
  secret: string;
}

type Account = Pick<Session, 'accountId' | 'email'>;

/** Authenticator apps (RFC 6238) and recovery codes of accounts. */
export class SecondFactors {
  readonly #db: Connection;
  readonly #clock: () => Date;
  readonly #encryption: Encryption;
  readonly #hash: KeyedHash;

  constructor({ db, clock, secret }: SecondFactorsOptions) {
    this.#db = db;
    this.#clock = clock;
    this.#encryption = new Encryption(secret, 'authenticator apps');
    this.#hash = keyedHash(secret, 'recovery codes');
  }

  /** Returns when the account added its app, and how many recovery codes are left. */
  async find({ accountId }: Account): Promise<{ addedAt: string; recoveryCodes: number } | undefined> {
    const app = await this.#find(this.#db, accountId);
    if (!app) return undefined;
    const codes = this.#db.selectFrom('recovery_codes').select('code_hash').where('account_id', '=', accountId);
    return { addedAt: app.added_at, recoveryCodes: (await codes.execute()).length };
  }

  /**
   * Adds an app that shows the right code. This session then has a second factor; the caller ends the others, which have none.
   * @returns the recovery codes, which are shown only once.
   * @throws ProblemError validation_failed with `/code`
   */
  async add(session: Session, { secret, code, origin }: { secret: string; code: string; origin: AuditOrigin }) {
    const { accountId, email } = session;
    const now = this.#clock();
    const step = acceptedStep(secret, code, now);
    if (step === undefined) throw wrongCode();
    const codes = Array.from({ length: recoveryCodeCount }, () => generatePassword());
    const app = {
      account_id: accountId,
      secret: await this.#encryption.encrypt(authenticatorAppId(accountId), secret),
    };
    await this.#db.transaction().execute(async (transaction) => {
      const row = { ...app, last_step: step, added_at: now.toISOString() };
      await this.#remove(transaction, accountId);
      await transaction.insertInto('authenticator_apps').values(row).execute();
      const hashes = codes.map((each) => ({ account_id: accountId, code_hash: this.#hash(each) }));
      await transaction.insertInto('recovery_codes').values(hashes).execute();
      const current = transaction.updateTable('sessions').set({ second_factor: true });
      await current.where('id_hash', '=', session.idHash).execute();
      await recordAccountAction(transaction, { action: 'second_factor.added', email, origin }, now);
    });
    return codes;
  }

  /** @throws ProblemError second_factor_required while an organization requires one, and there is no passkey */
  async remove({ accountId, email }: Account, origin: AuditOrigin): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      if (!(await this.#remove(transaction, accountId))) return;
      await requireOtherFactor(transaction, email);
      await recordAccountAction(transaction, { action: 'second_factor.removed', email, origin }, this.#clock());
    });
  }

  /** Accepts each code once, and each recovery code. */
  async verify({ accountId, email }: Account, code: string, origin: AuditOrigin): Promise<boolean> {
    const now = this.#clock();
    const typed = code.replaceAll(/\s/g, '').toLowerCase();
    const app = await this.#find(this.#db, accountId);
    if (!app) return false;
    const secret = await this.#encryption.decrypt(authenticatorAppId(accountId), app.secret);
    const step = acceptedStep(secret, typed, now);
    if (step !== undefined) {
      const used = this.#db.updateTable('authenticator_apps').set({ last_step: step });
      const row = await used
        .where('account_id', '=', accountId)
        // RFC 6238, section 5.2: a code is accepted only once.
        .where('last_step', '<', step)
        .returning('account_id')
        .executeTakeFirst();
      return row !== undefined;
    }
    return this.#db.transaction().execute(async (transaction) => {
      const codes = transaction.deleteFrom('recovery_codes').where('account_id', '=', accountId);
      const used = await codes
        .where('code_hash', 'in', this.#hash.all(typed))
        .returning('code_hash')
        .executeTakeFirst();
      if (!used) return false;
      await recordAccountAction(transaction, { action: 'second_factor.recovery_code_used', email, origin }, now);
      return true;
    });
  }

  #find = (db: Connection, accountId: number) =>
    db.selectFrom('authenticator_apps').selectAll().where('account_id', '=', accountId).executeTakeFirst();

  async #remove(transaction: Connection, accountId: number): Promise<boolean> {
    await transaction.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
    const removed = transaction.deleteFrom('authenticator_apps').where('account_id', '=', accountId);
    return (await removed.returning('account_id').executeTakeFirst()) !== undefined;
  }
}

/** Returns a new secret, and the URI that a QR code tells the app. */
export function newAuthenticatorSecret(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: uriOf(secret.base32, email) };
}

export const uriOf = (secret: string, email: string): string =>
  new TOTP({ ...parameters, label: email, secret: Secret.fromBase32(secret) }).toString();

const secretPattern = /^[A-Z2-7]{32}$/;

export const isAuthenticatorSecret = (secret: string): boolean => secretPattern.test(secret);

/** Returns the time step of a code; undefined if the code is wrong. */
function acceptedStep(secret: string, code: string, now: Date): number | undefined {
  if (!isAuthenticatorSecret(secret) || !/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta;
}

/** A secret that was copied to another account cannot be decrypted there. */
export const authenticatorAppId = (accountId: number): string => `account ${accountId}`;

const wrongCode = () =>
  invalidFields([
    { in: 'body', pointer: '/code', code: 'not_allowed', detail: 'is not the code that the app shows now' },
  ]);
