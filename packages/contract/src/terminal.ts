/** Control characters except tab and line break, and the characters that change the direction of the text around them. */
const controls = /\r\n|(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * Returns text in which each character that would control a terminal is visible, such as `\u001b`. This is the notation of
 * JSON, so that printed JSON keeps its meaning. Names, titles and responses come from anybody.
 */
export const terminalText = (text: string): string =>
  text.replace(controls, (found) => {
    if (found === '\r\n') return '\n';
    return `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

/** Writes a line to standard output. */
export const print = (text: string): void => void process.stdout.write(`${terminalText(text)}\n`);

/** Writes a line to standard error. */
export const printError = (text: string): void => void process.stderr.write(`${terminalText(text)}\n`);

/** Writes a question to standard error, before its answer is read. */
export const prompt = (question: string): void => void process.stderr.write(terminalText(question));
