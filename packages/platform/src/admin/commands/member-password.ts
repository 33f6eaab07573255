import { UsageError } from '@worklane/contract/command-line';
import { recordAccountAction } from '../../audit/record-account-action.ts';
import { findName } from '../../identity/member-records.ts';
import { createResetLinkAsOperator } from '../../identity/password-reset/create-reset-link.ts';
import { generatePassword } from '../../identity/passwords.ts';
import { hashNewPassword, storePassword } from '../../identity/set-password.ts';
import type { Command } from '../command.ts';
import { textOption } from '../option-values.ts';

export const memberPassword: Command = {
  name: 'member password',
  usage:
    'member password --email ADDRESS [--generate | --link]   (reads the password from standard input, generates one, ' +
    'or prints a link to set one)',
  options: {
    email: { type: 'string' },
    generate: { type: 'boolean', default: false },
    link: { type: 'boolean', default: false },
  },
  arguments: 0,
  async run({ store, operator, clock, baseUrl, readLine }, values) {
    const email = textOption(values, 'email');
    if (values.link && values.generate) throw new UsageError('--generate and --link cannot be combined.');
    const name = await findName(store.db, email);
    if (values.link) {
      const dependencies = { db: store.db, clock, baseUrl };
      const { link, expiresAt } = await createResetLinkAsOperator(dependencies, { email, name }, operator);
      const note = `Anyone who has the link can set the password of ${name} <${email}>. It works once, until ${expiresAt}.`;
      return { text: link, data: { email, name, link, expires_at: expiresAt }, note };
    }
    const generated = values.generate === true ? generatePassword() : undefined;
    const password = generated ?? (await readLine(`Password of ${email}: `));
    const passwordHash = await hashNewPassword({ email, name, password });
    await store.db.transaction().execute(async (db) => {
      await storePassword({ db, clock }, { email, name, passwordHash });
      const action = { action: 'password.reset', email, actor: operator } as const;
      await recordAccountAction(db, action, clock());
    });
    const done = `Changed the password of ${name} <${email}>, and ended all sessions.`;
    if (generated === undefined) return { text: done, data: { email, name } };
    return { text: generated, data: { email, name, password: generated }, note: `${done} It is shown only once.` };
  },
};
