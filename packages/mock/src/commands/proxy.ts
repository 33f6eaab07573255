import { readArguments } from '@worklane/contract/command-line';
import { startProxy } from '../proxy/start-proxy.ts';
import { reportLines } from '../proxy/violation-report.ts';
import { accessArguments, accessOptions } from './access-arguments.ts';
import { type Command, readPort, readUrl } from './command.ts';

const help = `worklane-mock proxy --upstream <URL> [options]

Forwards requests to a server, and reports violations of the contract in requests and responses:
in the log, in the sl-violations header, and in a summary at the end.

  --upstream <URL>  the server to validate; operations for which it returns 501 are mocked
  --port <n>        port, default 4011; 0 uses any free port
  --host <name>     address, default 127.0.0.1; 0.0.0.0 accepts connections from other machines
  --allow-origin <origin>
                    lets pages of https://app.example use the proxy, as those of this machine; can be repeated
  --allow-host <name>
                    a further name of the proxy, such as proxy.internal; can be repeated
  --errors          rejects invalid requests, and returns 500 for invalid responses`;

export const proxy: Command = {
  help,
  async run(args, { out, interrupted }) {
    const { values } = readArguments(args, {
      upstream: { type: 'string' },
      port: { type: 'string', default: '4011' },
      host: { type: 'string', default: '127.0.0.1' },
      ...accessArguments,
      errors: { type: 'boolean', default: false },
    });
    const upstream = readUrl('--upstream', values.upstream).href;
    const running = await startProxy({
      upstream,
      port: readPort(values.port),
      host: values.host,
      ...accessOptions(values),
      errors: values.errors,
      log: out,
    });
    out(`Proxy to ${upstream} listening on ${running.url}. Press Ctrl+C to stop and print a summary.`);
    await interrupted();
    await running.close();
    for (const line of reportLines(running.report())) out(line);
    return 0;
  },
};
