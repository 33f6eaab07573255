import { newPassword } from '../../identity/new-password.ts';
import { personName } from '../../identity/person-name.ts';
import { setPassword } from '../../identity/set-password.ts';
import type { Command } from '../command.ts';
import { textOf } from '../values.ts';

export const memberPassword: Command = {
  name: 'member password',
  usage: 'member password --email ADDRESS [--generate]   (read from standard input, or made and shown once)',
  options: { email: { type: 'string' }, generate: { type: 'boolean', default: false } },
  arguments: 0,
  async run({ store, clock, readLine }, values) {
    const email = textOf(values, 'email');
    const name = await personName(store.db, email);
    const generated = values.generate === true ? newPassword() : undefined;
    await setPassword({ db: store.db, clock }, email, name, generated ?? (await readLine(`Password of ${email}: `)));
    const done = `${name} <${email}> signs in with the new password, and is signed out everywhere.`;
    if (generated === undefined) return { text: done, data: { email, name } };
    return { text: generated, data: { email, name, password: generated }, note: `${done} It is shown this once.` };
  },
};
