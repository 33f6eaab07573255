import type { Spot } from '../document.ts';

/** The name of a schema that stands among the components: `Task`. */
export const componentName = ({ pointer, aspect }: Spot): string | undefined =>
  aspect === undefined ? /^#\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1] : undefined;
