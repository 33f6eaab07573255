const annotations = new Set([
  'title',
  'summary',
  'description',
  'example',
  'examples',
  'deprecated',
  'externalDocs',
  'xml',
  '$comment',
  '$schema',
  '$id',
  '$anchor',
  '$defs',
]);

/** Whether a keyword only tells people something. */
export const isAnnotation = (keyword: string) => keyword.startsWith('x-') || annotations.has(keyword);
