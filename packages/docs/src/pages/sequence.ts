/** A message of a sequence diagram: `Application > Worklane: requests a token`. */
interface Message {
  from: string;
  to: string;
  /** With `code` in backquotes. */
  text: string;
}

/**
 * Returns the Markdown with each `sequence` code block, a title and one message per line, replaced by a sequence diagram. The
 * diagram is a styled list, so that it works with screen readers, on narrow screens and without scripts.
 * @throws with the line if a line is not a message.
 */
export const expandSequences = (file: string, markdown: string): string =>
  markdown.replace(/^```sequence (.+)\n([\s\S]*?)\n```$/gm, (_, title: string, body: string, offset: number) => {
    const first = markdown.slice(0, offset).split('\n').length + 1;
    const messages = body.split('\n').map((line, index) => readMessage(line, `${file}:${first + index}`));
    return diagram(title, messages);
  });

function readMessage(line: string, place: string): Message {
  const { from, to, text } = /^(?<from>\w+) > (?<to>\w+): (?<text>.+)$/.exec(line)?.groups ?? {};
  if (!from || !to || !text || from === to)
    throw new Error(`${place}: Invalid message "${line}". Use "From > To: message".`);
  return { from, to, text };
}

function diagram(title: string, messages: readonly Message[]): string {
  const parties = [...new Set(messages.flatMap(({ from, to }) => [from, to]))];
  return [
    `<figure class="sequence sequence-${parties.length}" aria-label="${escaped(title)}">`,
    `<div class="parties" aria-hidden="true">${parties.map((party) => `<span>${party}</span>`).join('')}</div>`,
    `<ol>${messages.map((message) => item(message, parties)).join('')}</ol>`,
    '</figure>',
  ].join('\n');
}

function item({ from, to, text }: Message, parties: readonly string[]): string {
  const [start = 0, end = 0] = [from, to].map((party) => parties.indexOf(party) + 1).sort();
  const back = parties.indexOf(from) > parties.indexOf(to) ? ' back' : '';
  const ends = `<span class="ends">${from} to ${to}: </span>`;
  return `<li class="between-${start}-${end}${back}">${ends}<span class="message">${messageHtml(text)}</span></li>`;
}

const messageHtml = (text: string) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('{{', '&#123;&#123;');
