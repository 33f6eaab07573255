import type { Direction } from '../change.ts';
import type { Finding } from '../change-collector.ts';
import { pointerTo, type DocumentNode } from '../document.ts';
import { comparePair } from './compare-pair.ts';
import { componentName, type SchemaFinding, type SchemaPair } from './schema-pair.ts';

interface Node {
  readonly findings: Finding[];
  readonly inner: Node[];
}

/** What a name in front of a path is: that of a component, or none. */
interface Position {
  readonly name: string | undefined;
  readonly path: string;
}

const identity = ({ pointer, aspect }: DocumentNode) => `${pointer} ${aspect ?? ''}`;

function locate(finding: SchemaFinding, { base, head, direction }: SchemaPair, { name, path }: Position): Finding {
  const { rule, description: what, step = '', keys = [], removed } = finding;
  const spot = removed || head.aspect === 'absent' ? base : head;
  return {
    rule,
    direction,
    description: what,
    ...('from' in finding && { from: finding.from }),
    ...('to' in finding && { to: finding.to }),
    at: { ...spot, pointer: pointerTo(spot.pointer, ...keys) },
    ...(name ? { name: `${name}${path}${step}` } : { path: `${path}${step}` }),
  };
}

/** Compares schemas. A pair that many places share is compared once, which also ends recursion. */
export class SchemaComparison {
  readonly #nodes = new Map<string, Node>();

  /** All findings of two schemas and of what they hold. */
  findings(base: DocumentNode, head: DocumentNode, direction: Direction): Finding[] {
    const reached = new Set([this.#compare({ base, head, direction }, { name: undefined, path: '' })]);
    for (const node of reached) for (const inner of node.inner) reached.add(inner);
    return [...reached].flatMap((node) => node.findings);
  }

  #compare(pair: SchemaPair, position: Position): Node {
    const key = `${identity(pair.base)}\n${identity(pair.head)}\n${pair.direction}`;
    const known = this.#nodes.get(key);
    if (known) return known;

    // A component that is compared with something written in its place says nothing about the component.
    const name = componentName(pair.base) && componentName(pair.head);
    const here = name ? { name, path: '' } : position;
    const node: Node = { findings: [], inner: [] };
    this.#nodes.set(key, node);
    const { findings, inners } = comparePair(pair);
    node.findings.push(...findings.map((finding) => locate(finding, pair, here)));
    node.inner.push(
      ...inners.map(({ base, head, step }) =>
        this.#compare({ base, head, direction: pair.direction }, { name: here.name, path: here.path + step }),
      ),
    );
    return node;
  }
}
