import { script } from '@bomb.sh/tab';

export type Shell = 'bash' | 'zsh' | 'fish';

/** The environment variable by which a script names its shell, because shells quote differently. */
export const shellVariable = 'WORKLANE_COMPLETION_SHELL';

/** Returns the completion script of a shell. */
export function completionScript(shell: Shell): string {
  const text = captureLog(() => script(shell, 'worklane', `${shellVariable}=${shell} worklane`));
  return shell === 'bash' ? `${bashStart}\n${withoutErrors(text)}\n${bashEnd}` : text;
}

/** The script uses a function of the package bash-completion, which macOS, for example, does not have. */
const bashStart = `if ! declare -F _get_comp_words_by_ref >/dev/null; then
    _get_comp_words_by_ref() {
        words=("\${COMP_WORDS[@]}")
        cword=$COMP_CWORD
        cur=\${COMP_WORDS[COMP_CWORD]}
        prev=\${COMP_WORDS[COMP_CWORD-1]}
    }
fi
`;

/** Event patterns such as task.* must not become the names of files. Files are completed where nothing else fits. */
const bashEnd = `__worklane_complete_words() {
    local flags=$-
    set -f
    __worklane_complete
    [[ $flags == *f* ]] || set +f
}

complete -o default -F __worklane_complete_words worklane`;

/** The constants are already there when the script is read again, or when another program has the same ones. */
const withoutErrors = (text: string): string => text.replace(/^(readonly \w+=\d+)$/gm, '$1 2>/dev/null || true');

/** The library prints its scripts. */
function captureLog(print: () => void): string {
  const { log } = console;
  const lines: string[] = [];
  console.log = (line: string) => lines.push(line);
  try {
    print();
  } finally {
    console.log = log;
  }
  return lines.join('\n');
}
