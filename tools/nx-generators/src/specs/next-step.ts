/** Returns the callback of a generator that prints the commands which report what is left to decide. */
export const nextStep =
  (...lines: readonly string[]): (() => void) =>
  () =>
    console.log(`\n${lines.join('\n')}\n`);

/** Reports texts that start with TODO, with file and line. */
export const decide = 'What is left to decide:   npm run lint';
export const generate = 'Then generate the code:   npm run generate';
export const typecheck = 'And what names it:        npm run typecheck';
