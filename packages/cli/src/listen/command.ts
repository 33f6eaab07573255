import { type AddCommand, action, examples } from '../command/invocation.ts';
import { duration, eventsOption } from '../command/options.ts';

/** Adds `worklane listen`. */
export const addListen: AddCommand = (program, context) => {
  program
    .command('listen')
    .summary('Forward events to a server on this machine')
    .description(
      'Forwards the events of the organization to a URL, with the headers and the body of webhook deliveries. Nothing is ' +
        'registered, and no public URL is needed. Verify the deliveries with the secret that is printed.',
    )
    .usage('--to <url> [options] [-- command [arguments...]]')
    .argument('[command...]', 'starts your server, with WORKLANE_WEBHOOK_SECRET, and stops it at the end')
    .option('--to <url>', 'URL of your server, such as http://localhost:3000/hooks')
    .option(...eventsOption)
    .option('--retry', 'retry failed deliveries as the service does (default: one attempt)')
    .option('--once <type>', 'end after the first delivery of such an event')
    .option('--timeout <duration>', 'end with an error if --once takes longer: 90s, 5m', duration('--timeout'))
    .option('--print', 'show the bodies, too')
    .option('--skip-verify', 'accept any TLS certificate of your server')
    .option('--secret <secret>', 'signing secret (default: WORKLANE_WEBHOOK_SECRET, or the secret of the profile)')
    .option('--print-secret', 'print the signing secret and end')
    .addHelpText(
      'after',
      examples(
        'worklane listen --to http://localhost:3000/hooks',
        "worklane listen --to http://localhost:3000/hooks --events 'task.*' deal.created --print",
        'worklane listen --to http://localhost:3000/hooks -- node server.js',
        'worklane listen --to http://localhost:3000/hooks --once task.created --timeout 60s',
        'export WORKLANE_WEBHOOK_SECRET=$(worklane listen --print-secret)',
      ),
    )
    .action(action(context, () => import('./listen.ts'), 'listen'));
};
