import { parser } from '@prometheus-io/lezer-promql';

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

/** A selector of series: `worklane_delivery_lag_seconds{job="worklane"}`. */
export interface Selector {
  readonly metric: string;
  /** The labels of its matchers, and those by which the aggregations around it group. */
  readonly labels: readonly string[];
  /** The values that its matchers require of labels. */
  readonly values: Readonly<Record<string, string>>;
}

/** Returns the selectors of a PromQL expression. @throws SyntaxError */
export function selectorsOf(expression: string): Selector[] {
  const text = ({ from, to }: SyntaxNode) => expression.slice(from, to);
  const selectors: Selector[] = [];
  parser.parse(expression).iterate({
    enter({ node, type }) {
      if (type.isError) throw new SyntaxError(`Invalid PromQL at position ${node.from}: ${expression}`);
      if (type.name !== 'VectorSelector') return;
      const matchers = childrenOf(node, 'LabelMatchers').flatMap((each) => childrenOf(each, 'UnquotedLabelMatcher'));
      const parts = matchers.map((matcher) => {
        const [label = '', operator = '', value = ''] = childrenOf(matcher).map(text);
        return { label, operator, value: value.slice(1, -1) };
      });
      selectors.push({
        metric: childrenOf(node, 'Identifier').map(text).join(),
        labels: [...new Set([...parts.map(({ label }) => label), ...groupingOf(node).map(text)])],
        values: Object.fromEntries(parts.flatMap((part) => (part.operator === '=' ? [[part.label, part.value]] : []))),
      });
    },
  });
  return selectors;
}

/** Returns the labels by which the aggregations around a node group. */
function groupingOf(node: SyntaxNode): SyntaxNode[] {
  const labels: SyntaxNode[] = [];
  for (let outer = node.parent; outer; outer = outer.parent) {
    for (const modifier of childrenOf(outer, 'AggregateModifier')) {
      labels.push(...childrenOf(modifier, 'GroupingLabels').flatMap((each) => childrenOf(each, 'LabelName')));
    }
  }
  return labels;
}

function childrenOf(node: SyntaxNode, name?: string): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (name === undefined || child.name === name) children.push(child);
  }
  return children;
}
