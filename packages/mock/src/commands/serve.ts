import { startMock } from '../mock/start-mock.ts';
import { readArguments, readPort } from './arguments.ts';
import type { Command } from './command.ts';

const help = `npm run mock -- [options]

Answers every operation of the contract from its examples. Any bearer token is taken.

  --port <n>     where to listen, 4010; 0 takes a free port
  --host <name>  127.0.0.1; 0.0.0.0 lets other machines in
  --dynamic      makes answers up from the schemas

A request chooses its answer by a header:
  Prefer: code=404               a documented status
  Prefer: example=token_expired  a documented example
  Prefer: dynamic=true           made up from the schema
In an address bar: ?__code=404, ?__example=token_expired, ?__dynamic=true`;

export const serve: Command = {
  help,
  async run(args, { out, interrupted }) {
    const { values } = readArguments(args, {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      dynamic: { type: 'boolean', default: false },
    });
    const mock = await startMock({
      port: readPort(values.port),
      host: values.host,
      dynamic: values.dynamic,
      log: out,
    });
    out(`The mock is at ${mock.url}. Ctrl-C ends it.`);
    await interrupted();
    await mock.close();
    return 0;
  },
};
