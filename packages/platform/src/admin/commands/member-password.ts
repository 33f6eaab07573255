import { findName } from '../../identity/members.ts';
import { generatePassword } from '../../identity/passwords.ts';
import { setPassword } from '../../identity/set-password.ts';
import type { Command } from '../command.ts';
import { textOption } from '../option-values.ts';

export const memberPassword: Command = {
  name: 'member password',
  usage: 'member password --email ADDRESS [--generate]   (reads the password from standard input, or generates one)',
  options: { email: { type: 'string' }, generate: { type: 'boolean', default: false } },
  arguments: 0,
  async run({ store, clock, readLine }, values) {
    const email = textOption(values, 'email');
    const name = await findName(store.db, email);
    const generated = values.generate === true ? generatePassword() : undefined;
    await setPassword({ db: store.db, clock }, email, name, generated ?? (await readLine(`Password of ${email}: `)));
    const done = `Changed the password of ${name} <${email}>, and ended all sessions.`;
    if (generated === undefined) return { text: done, data: { email, name } };
    return { text: generated, data: { email, name, password: generated }, note: `${done} It is shown only once.` };
  },
};
