import type { Origin } from '../contract/openapi.ts';
import { base } from '../site.ts';

const badges: Record<Origin, { name: string; color: string; position: string }> = {
  document: { name: 'stated', color: 'green', position: 'after' },
  design: { name: 'decided', color: 'grey', position: 'after' },
};

/** What Redoc shows beside a name, to say who decided. */
export const originBadge = (origin: Origin) => [badges[origin]];

/** Tells what the badges mean, below what the documents say of themselves. */
export const originLegend =
  `On this page \`stated\` marks what the platform document says and \`decided\` what was decided where it is silent; ` +
  `fields and parameters without a mark were decided. [All of it, side by side](${base}origin).`;
