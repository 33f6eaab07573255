import { block, code, page, pathCode, prose, table } from '../pages/markdown.ts';
import { type Check, type Dependency, dependencies, type Part, parts } from './sync-checks.ts';

/** Returns the page on how the parts of the repository are kept in sync with the specifications. */
export function syncPage() {
  return page(
    'contributors/in-sync.md',
    '---\naside: false\npageClass: wide\n---',
    '# What is kept in sync',
    'The contract is written by hand in `specs/`. Everything else is generated from it or checked against it. The number on ' +
      'an arrow refers to the row of the table with the checks that fail when the two parts differ.',
    syncDiagram(),
    block('checks', table(['No.', 'From', 'To', 'Checks'], dependencies.map(row))),
    '`npm run boundaries` checks that no part imports one to its right. `npm run mutations` introduces one error ' +
      'at a time and fails if its check does not detect it.',
  );
}

const row = ([from, to, ...checks]: Dependency, index: number) => [
  `<b id="check-${index + 1}">${index + 1}</b>`,
  parts[from].title,
  parts[to].title,
  checks.map(checkText).join('<br>'),
];

const checkText = ([description, by]: Check) =>
  `${prose(description)} ${by.includes('/') ? pathCode(by) : code(`npm run ${by}`)}`;

const box = { width: 180, height: 56, gapX: 72, gapY: 28 };

const position = (part: Part) => ({
  x: parts[part].column * (box.width + box.gapX),
  y: parts[part].row * (box.height + box.gapY),
});

/** Returns the parts and the numbered arrows between them as inline SVG, which inherits the colors of the page. */
export function syncDiagram(): string {
  const positions = (Object.keys(parts) as Part[]).map(position);
  const width = Math.max(...positions.map(({ x }) => x)) + box.width;
  const height = Math.max(...positions.map(({ y }) => y)) + box.height;
  return [
    `<figure class="sync"><svg viewBox="-2 -2 ${width + 4} ${height + 4}" role="group" aria-label="Dependencies between the parts, as in the table below">`,
    '<defs><marker id="sync-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>',
    ...(Object.keys(parts) as Part[]).map(partBox),
    ...dependencies.map(arrow),
    '</svg></figure>',
  ].join('\n');
}

function partBox(part: Part): string {
  const { x, y } = position(part);
  const center = x + box.width / 2;
  return (
    `<g class="part part-${part}"><rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="10"/>` +
    `<text class="title" x="${center}" y="${y + 24}">${parts[part].title}</text>` +
    `<text x="${center}" y="${y + 42}">${parts[part].content}</text></g>`
  );
}

/** Runs horizontally up to the gap before the target, then curves; the number is in the middle of the curve. */
function arrow([from, to]: Dependency, index: number): string {
  const [start, end] = [position(from), position(to)];
  const [startY, endY] = [start.y + box.height / 2, end.y + box.height / 2];
  const middle = end.x - box.gapX / 2;
  const curve = `H${end.x - box.gapX}C${middle} ${startY} ${middle} ${endY} ${end.x} ${endY}`;
  return (
    `<path class="arrow" d="M${start.x + box.width} ${startY}${curve}" marker-end="url(#sync-tip)"/>` +
    `<a href="#check-${index + 1}"><circle class="number" cx="${middle}" cy="${(startY + endY) / 2}" r="11"/>` +
    `<text class="number" x="${middle}" y="${(startY + endY) / 2 + 4}">${index + 1}</text></a>`
  );
}
