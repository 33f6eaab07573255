import { startProxy } from '../proxy/start-proxy.ts';
import { readArguments, readPort, readUrl } from './arguments.ts';
import { reportLines } from '../proxy/violation-report.ts';
import type { Command } from './command.ts';

const help = `npm run mock:proxy -- --upstream <URL> [options]

Hands requests on to a real server, and reports what breaks the contract in them and in its
answers: here, in the header sl-violations, and in a summary at the end.

  --upstream <URL>  the server; what it answers with 501 is mocked
  --port <n>        where to listen, 4011; 0 takes a free port
  --host <name>     127.0.0.1; 0.0.0.0 lets other machines in
  --errors          refuses requests that break the contract, and answers 500 where answers do`;

export const proxy: Command = {
  help,
  async run(args, { out, interrupted }) {
    const { values } = readArguments(args, {
      upstream: { type: 'string' },
      port: { type: 'string', default: '4011' },
      host: { type: 'string', default: '127.0.0.1' },
      errors: { type: 'boolean', default: false },
    });
    const upstream = readUrl('--upstream', values.upstream).href;
    const running = await startProxy({
      upstream,
      port: readPort(values.port),
      host: values.host,
      errors: values.errors,
      log: out,
    });
    out(`The proxy of ${upstream} is at ${running.url}. Ctrl-C ends it and sums up.`);
    await interrupted();
    await running.close();
    for (const line of reportLines(running.report())) out(line);
    return 0;
  },
};
