import { type AddCommand, action, examples } from '../command/invocation.ts';

export const addProfiles: AddCommand = (program, context) => {
  const load = () => import('./manage-profiles.ts');
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
