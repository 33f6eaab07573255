import { appendToPointer } from '@worklane/contract/openapi-reader';
import type { Finding } from '../change-collector.ts';
import type { DocumentNode } from '../document.ts';
import type { Direction } from '../rules.ts';
import { comparePair } from './compare-pair.ts';
import { componentName, type SchemaFinding, type SchemaPair } from './schema-pair.ts';

interface Node {
  readonly findings: Finding[];
  readonly inner: Node[];
}

/** The path of a schema, and the component that it starts from, if any. */
interface Position {
  readonly name: string | undefined;
  readonly path: string;
}

const identity = ({ pointer, aspect }: DocumentNode) => `${pointer} ${aspect ?? ''}`;

function locate(finding: SchemaFinding, { base, head, direction }: SchemaPair, { name, path }: Position): Finding {
  const { rule, description, step = '', keys = [], removed } = finding;
  const spot = removed || head.aspect === 'absent' ? base : head;
  return {
    rule,
    direction,
    description,
    ...('from' in finding && { from: finding.from }),
    ...('to' in finding && { to: finding.to }),
    at: { ...spot, pointer: appendToPointer(spot.pointer, ...keys) },
    ...(name ? { name: `${name}${path}${step}` } : { path: `${path}${step}` }),
  };
}

/** Compares schemas. A pair of shared schemas is compared once, which also ends recursion. */
export class SchemaComparison {
  readonly #nodes = new Map<string, Node>();

  /** Returns the findings of two schemas and of the schemas inside them. */
  findings(base: DocumentNode, head: DocumentNode, direction: Direction): Finding[] {
    const reached = new Set([this.#compare({ base, head, direction }, { name: undefined, path: '' })]);
    for (const node of reached) for (const inner of node.inner) reached.add(inner);
    return [...reached].flatMap((node) => node.findings);
  }

  #compare(pair: SchemaPair, position: Position): Node {
    const key = `${identity(pair.base)}\n${identity(pair.head)}\n${pair.direction}`;
    const known = this.#nodes.get(key);
    if (known) return known;

    // Findings between a component and an inline schema do not apply to the component.
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
