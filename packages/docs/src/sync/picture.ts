import { type Arrow, arrows, type PartName, parts } from './gates.ts';

const width = 210;
const height = 56;
const columnGap = 90;
const rowGap = 30;
const badge = 11;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The parts and the numbered arrows between them, as SVG in the page, so that it takes the colours of the page. Vue and
 * Markdown read it too: it has no empty line.
 */
export function syncPicture(): string {
  const corners = Object.values(parts).map(({ at }) => cornerOf(at));
  const right = Math.max(...corners.map(({ x }) => x)) + width;
  const bottom = Math.max(...corners.map(({ y }) => y)) + height;
  return [
    '<figure class="sync">',
    `<svg viewBox="-2 -2 ${right + 4} ${bottom + 4}" role="img" aria-label="How everything follows from specs; the table below says the same.">`,
    '<defs><marker id="sync-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>',
    ...(Object.keys(parts) as PartName[]).map(box),
    ...arrows.map(line),
    '</svg>',
    '</figure>',
  ].join('\n');
}

const cornerOf = ([column, row]: readonly [number, number]): Point => ({
  x: column * (width + columnGap),
  y: row * (height + rowGap),
});

function box(name: PartName): string {
  const { title, holds, at } = parts[name];
  const { x, y } = cornerOf(at);
  return [
    `<g class="part part-${name}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/>`,
    `<text class="title" x="${x + width / 2}" y="${y + 24}">${title}</text>`,
    `<text x="${x + width / 2}" y="${y + 42}">${holds}</text></g>`,
  ].join('');
}

function line(arrow: Arrow, index: number): string {
  const { path, number } = routeOf(arrow);
  return [
    `<path class="arrow" d="${path}" marker-end="url(#sync-tip)"/>`,
    `<a href="#gate-${index + 1}"><circle class="number" cx="${number.x}" cy="${number.y}" r="${badge}"/>`,
    `<text class="number" x="${number.x}" y="${number.y + 4}">${index + 1}</text></a>`,
  ].join('');
}

/** The way of an arrow, and the place of its number on it. */
interface Route {
  readonly path: string;
  readonly number: Point;
}

function routeOf({ from, to }: Arrow): Route {
  const [start, end] = [cornerOf(parts[from].at), cornerOf(parts[to].at)];
  if (start.x === end.x) return upright(start, end);
  return end.x - start.x > width + columnGap ? below(start, end) : across(start, end);
}

/** Within a column. */
function upright(start: Point, end: Point): Route {
  const x = start.x + width / 2;
  const [y, tip] = end.y > start.y ? [start.y + height, end.y] : [start.y, end.y + height];
  return { path: `M${x} ${y}V${tip}`, number: { x, y: (y + tip) / 2 } };
}

/** Below what stands between two columns, and up. */
function below(start: Point, end: Point): Route {
  const y = start.y + height / 2;
  const x = end.x + width / 2;
  const path = `M${start.x + width} ${y}H${x - rowGap}Q${x} ${y} ${x} ${y - rowGap}V${end.y + height}`;
  return { path, number: { x: (start.x + width + x) / 2, y } };
}

/** Where on its way an arrow between neighbours has its number: nearer to its tip, where the arrows are apart. */
const share = 0.65;

/** From a column to the next. */
function across(start: Point, end: Point): Route {
  const [from, to] = [start.x + width, end.x];
  const [y, tip] = [start.y + height / 2, end.y + height / 2];
  const middle = (from + to) / 2;
  const number = { x: bezier(from, middle, middle, to), y: bezier(y, y, tip, tip) };
  return { path: `M${from} ${y}C${middle} ${y} ${middle} ${tip} ${to} ${tip}`, number };
}

const bezier = (a: number, b: number, c: number, d: number) => {
  const rest = 1 - share;
  return rest ** 3 * a + 3 * rest ** 2 * share * b + 3 * rest * share ** 2 * c + share ** 3 * d;
};
