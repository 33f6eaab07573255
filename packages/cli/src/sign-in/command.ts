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
    .action(action(context, () => import('./profiles.ts'), 'logout'));
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

export const addProfiles: AddCommand = (program, context) => {
  const load = () => import('./profiles.ts');
  const profiles = program
    .command('profiles')
    .summary('List and select profiles')
    .description(
      'Manages profiles. A profile is a sign-in: a service, an organization, and tokens. `worklane login` creates it.',
    )
    .addHelpText('after', examples('worklane profiles list', 'worklane profiles use staging'));
  profiles
    .command('list')
    .summary('List the profiles')
    .description('Lists the profiles. * marks the current one, which commands use by default.')
    .action(action(context, load, 'listProfiles'));
  profiles
    .command('use')
    .summary('Make a profile the current one')
    .description('Makes a profile the current one, which commands use by default.')
    .argument('<name>')
    .action(action(context, load, 'useProfile'));
};

export const addTokens: AddCommand = (program, context) => {
  const load = () => import('./tokens.ts');
  const tokens = program
    .command('tokens')
    .summary('Print, create and revoke access tokens')
    .description('Works with access tokens. The API does not list tokens; the dashboard does.')
    .addHelpText(
      'after',
      examples(
        'curl -H "Authorization: Bearer $(worklane tokens print)" ...',
        'worklane tokens create --client-id app_7 --organization-id 1042 --scope tasks.read < secret.txt',
        'worklane tokens revoke - < token.txt',
      ),
    );
  tokens
    .command('print')
    .summary('Print an access token that has not expired')
    .description('Prints an access token that has not expired, for other programs.')
    .action(action(context, load, 'printToken'));
  const create = tokens
    .command('create')
    .summary('Request a token for a private application')
    .description('Requests a token for a private application, and prints it. Nothing is stored.');
  addOrganizationOption(addCredentialOptions(create))
    .option('--scope <scopes...>', 'scopes to request, separated by spaces or commas (default: all)')
    .action(action(context, load, 'createToken'));
  const revoke = tokens
    .command('revoke')
    .summary('Revoke a token')
    .description('Revokes an access token, or a refresh token with all tokens of its sign-in.')
    .argument('[token]', 'the token, or - for standard input (default: the access token of the profile)');
  addCredentialOptions(revoke).action(action(context, load, 'revokeTokenCommand'));
};
