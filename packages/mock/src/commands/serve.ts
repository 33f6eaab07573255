import { startMock } from '../mock/start-mock.ts';
import { type Command, readArguments, readPort } from './command.ts';

const help = `worklane-mock [serve] [options]

Starts a mock server that responds to every operation with its examples. It accepts any bearer
token.

  --port <n>     port, default 4010; 0 uses any free port
  --host <name>  address, default 127.0.0.1; 0.0.0.0 accepts connections from other machines
  --dynamic      generates responses from the schemas

A request can select its response with the Prefer header:
  Prefer: code=404               a documented status
  Prefer: example=token_expired  a documented example
  Prefer: dynamic=true           a generated response
or with a query parameter: ?__code=404, ?__example=token_expired, ?__dynamic=true`;

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
    out(`Mock server listening on ${mock.url}. Press Ctrl+C to stop.`);
    await interrupted();
    await mock.close();
    return 0;
  },
};
