import { type AddCommand, action, examples } from '../command/invocation.ts';
import { addCredentialOptions, addOrganizationOption } from '../command/options.ts';

export const addLogin: AddCommand = (program, context) => {
  const command = program
    .command('login')
    .summary('Sign in with the browser, or as an application')
    .description(
      'Signs in with the browser and saves the tokens as a profile, in the keychain of this system if there is one. ' +
        'A machine signs in as a private application instead, with --client-id.',
    );
  addOrganizationOption(addCredentialOptions(command))
    .option('--scope <scopes...>', 'scopes to request, separated by spaces or commas (default: all)')
    .option('--dpop', 'bind the tokens to a new key, so that nobody can use them without it (RFC 9449)')
    .option('--no-browser', 'print the URL instead of opening the browser')
    .addHelpText(
      'after',
      examples(
        'worklane login',
        'worklane login --profile staging --base-url https://staging.example.com',
        'worklane login --scope tasks.read webhooks.read',
        'worklane login --client-id app_7 --organization-id 1042 < secret.txt',
      ),
    )
    .addHelpText('after', '\nWORKLANE_KEYCHAIN=off stores the tokens in a file that only you can read.')
    .action(action(context, () => import('./login.ts'), 'login'));
};

export const addLogout: AddCommand = (program, context) => {
  program
    .command('logout')
    .summary('Revoke the tokens of a profile and remove it')
    .description('Revokes the tokens of a profile, and removes the profile, even if the service cannot be reached.')
    .option('--all', 'all profiles')
    .addHelpText('after', examples('worklane logout', 'worklane logout --profile staging', 'worklane logout --all'))
    .action(action(context, () => import('./logout.ts'), 'logout'));
};

export const addWhoami: AddCommand = (program, context) => {
  program
    .command('whoami')
    .summary('Show the organization, the member and the scopes that commands use')
    .description(
      'Shows the organization, the member and the scopes of WORKLANE_TOKEN or of a profile, as the service accepts them.',
    )
    .addHelpText('after', examples('worklane whoami', 'worklane whoami --json --profile staging'))
    .action(action(context, () => import('./login.ts'), 'whoami'));
};
