import { block, code, prose, table } from '../pages/markdown.ts';
import { page } from '../pages/page.ts';
import { type Arrow, arrows, type Gate, parts } from './gates.ts';
import { syncPicture } from './picture.ts';

/** What follows from what, and what fails when two parts come apart. */
export function syncPage() {
  return page(
    'in-sync.md',
    '---\naside: false\npageClass: wide\n---',
    '# How the pieces are kept in sync',
    'The contract is written once, by hand, in `specs/`. Everything else is made from it or judged by it, and no arrow ' +
      'points back. The number on an arrow is that of the gates in the table: what fails when the two have come apart. ' +
      'All but the first run with `npm test`.',
    syncPicture(),
    block('gates', table(['', 'From', 'To', 'Gates'], arrows.map(row))),
    'That the arrows point one way is itself checked: `npm run boundaries` fails when a part uses one that follows from it. ' +
      'That the gates still see is checked too: `npm run mutations` seeds drifts, one at a time, and fails when ' +
      'a gate lets one pass.',
  );
}

const row = ({ from, to, gates }: Arrow, index: number) => [
  `<b id="gate-${index + 1}">${index + 1}</b>`,
  parts[from].title,
  parts[to].title,
  gates.map(gateText).join('<br>'),
];

const gateText = ({ what, by }: Gate) =>
  `${prose(what)} ${'script' in by ? code(`npm run ${by.script}`) : testFile(by.test)}`;

/** May break after each slash: the cell is narrow. */
const testFile = (path: string) => `<code>${path.replaceAll('/', '/<wbr>')}</code>`;
