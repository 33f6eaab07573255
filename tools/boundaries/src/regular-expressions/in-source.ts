import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { type RegularExpression, type StatedInput, statedInput } from './regular-expression.ts';

/**
 * Returns the regular expressions of a module: literals, and calls of `RegExp`.
 * @throws SyntaxError if the text cannot be parsed.
 */
export function regularExpressionsInSource(file: string, text: string): RegularExpression[] {
  const { program, comments, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new SyntaxError(error.message);

  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const commentEndingAt = new Map(comments.map((each) => [lineAt(each.end), each]));

  /** Reads the comment above a line, or at its end. */
  const inputAt = (line: number): StatedInput => {
    let above = '';
    for (let at = line - 1; commentEndingAt.has(at); at -= 1) above = `${commentEndingAt.get(at)?.value} ${above}`;
    return statedInput(above) ?? statedInput(commentEndingAt.get(line)?.value ?? '');
  };

  const found: RegularExpression[] = [];
  const add = (node: ESTree.Node, source: string | undefined, flags: string) => {
    const line = lineAt(node.start);
    found.push({ source, flags, file, line, input: inputAt(line) });
  };
  const construct = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const [source, flags] = node.arguments;
    if (source?.type === 'Literal' && 'regex' in source) return;
    add(node, staticText(source), staticText(flags) ?? '');
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node, node.regex.pattern, node.regex.flags);
    },
    NewExpression: construct,
    CallExpression: construct,
  }).visit(program);
  return found;
}

/** Returns the text of a string, or of a template without variables. */
function staticText(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0]?.value.cooked ?? undefined;
  if (node?.type === 'TaggedTemplateExpression' && node.quasi.quasis.length === 1) {
    return node.quasi.quasis[0]?.value.raw;
  }
  return undefined;
}
