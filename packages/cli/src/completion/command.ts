import { Argument } from 'commander';
import { type AddCommand, examples, handle } from '../command/invocation.ts';

const installation = `
Install it once, then start a new shell:
  bash  worklane completion bash > ~/.local/share/bash-completion/completions/worklane
        without the package bash-completion: worklane completion bash >> ~/.bashrc
  zsh   worklane completion zsh > ~/.zfunc/_worklane
        with these lines in ~/.zshrc: fpath=(~/.zfunc $fpath); autoload -Uz compinit; compinit
  fish  worklane completion fish > ~/.config/fish/completions/worklane.fish
The folders must exist. The script calls worklane, which must be on the PATH.`;

export const addCompletion: AddCommand = (program, context) => {
  program
    .command('completion')
    .summary('Print a completion script for bash, zsh or fish')
    .description('Prints a script that completes commands, options, operations, event types and profiles.')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .addHelpText('after', installation)
    .addHelpText('after', examples('source <(worklane completion bash)'))
    .action(
      handle(context, async ({ output }, _, [shell]) => {
        const { completionScript } = await import('./complete.ts');
        const script = completionScript(shell as 'bash' | 'zsh' | 'fish');
        output.result({ script }, () => script);
        return undefined;
      }),
    );
  // The scripts call it with the words of the command line.
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(
      handle(context, async ({ system }) => {
        const { printCompletions } = await import('./complete.ts');
        await printCompletions(program, context.args.slice(context.args.indexOf('--') + 1), system, context);
        return undefined;
      }),
    );
};
