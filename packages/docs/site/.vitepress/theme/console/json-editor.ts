/// <reference lib="dom" />

import { encodePointer } from '@cfworker/json-schema';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import { bracketMatching, syntaxTree } from '@codemirror/language';
import { type Diagnostic, linter } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { Decoration, EditorView, keymap, MatchDecorator, ViewPlugin } from '@codemirror/view';
import type { ConsoleOperation, JsonSchema } from '../../../../src/console/console-operation.ts';
import { jsonPattern, jsonTokenType } from '../../../../src/console/json-tokens.ts';
import { type Violation, violationsOf } from '../../../../src/console/validation.ts';

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly label: string;
  readonly schema: JsonSchema;
  readonly operation: ConsoleOperation;
  readonly onChange: (text: string) => void;
  /** Called with what is wrong after a change. */
  readonly onViolations: (violations: readonly Violation[]) => void;
}

/** Creates an editor for a JSON body, which marks what violates its schema. Tab moves the focus, as in other fields. */
export function createJsonEditor(options: EditorOptions): EditorView {
  const { parent, text, label, onChange } = options;
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        ...[history(), json(), bracketMatching(), highlighter, EditorView.lineWrapping],
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
        linter((view) => lint(view, options), { delay: 300 }),
      ],
    }),
  });
}

export function setText(view: EditorView, text: string): void {
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
}

const matches = new MatchDecorator({
  regexp: jsonPattern,
  decorate(add, from, _to, match) {
    const end = from + (match[1] ?? match[0]).length;
    add(from, end, Decoration.mark({ class: `json-${jsonTokenType(match)}` }));
  },
});

const highlighter = ViewPlugin.define(
  (view) => ({
    decorations: matches.createDeco(view),
    update(update) {
      this.decorations = matches.updateDeco(update, this.decorations);
    },
  }),
  { decorations: (plugin) => plugin.decorations },
);

const parseLinter = jsonParseLinter();

function lint(view: EditorView, { schema, operation, onViolations }: EditorOptions): Diagnostic[] {
  const [malformed] = parseLinter(view);
  if (malformed) {
    onViolations([{ pointer: '', message: `Malformed JSON: ${malformed.message}` }]);
    return [malformed];
  }
  const violations = violationsOf(JSON.parse(view.state.doc.toString()), schema, operation);
  onViolations(violations);
  const ranges = valueRanges(view.state);
  return violations.map(({ pointer, message }) => ({
    ...(ranges.get(pointer) ?? { from: 0, to: view.state.doc.length }),
    severity: 'warning',
    message,
  }));
}

interface Range {
  readonly from: number;
  readonly to: number;
}

type SyntaxNode = ReturnType<typeof syntaxTree>['topNode'];

/** Returns where the values of a document are, by JSON pointer. */
function valueRanges(state: EditorState): Map<string, Range> {
  const ranges = new Map<string, Range>();
  const add = (node: SyntaxNode, pointer: string) => {
    ranges.set(decodeURIComponent(pointer), { from: node.from, to: node.to });
    for (const property of node.getChildren('Property')) {
      const name = property.getChild('PropertyName');
      const [value] = items(property);
      if (name && value)
        add(value, `${pointer}/${encodePointer(JSON.parse(state.sliceDoc(name.from, name.to)) as string)}`);
    }
    if (node.name !== 'Array') return;
    for (const [index, item] of items(node).entries()) add(item, `${pointer}/${index}`);
  };
  const [root] = items(syntaxTree(state).topNode);
  if (root) add(root, '');
  return ranges;
}

const valueTypes = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

/** Returns the values directly in a node. */
function items(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) if (valueTypes.has(child.name)) found.push(child);
  return found;
}
