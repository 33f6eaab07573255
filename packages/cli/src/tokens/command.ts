import { type AddCommand, action, examples } from '../command/invocation.ts';
import { addCredentialOptions, addOrganizationOption } from '../command/options.ts';

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
