import { expect, it } from 'vitest';
import { asyncapi } from '../contract/asyncapi.ts';
import { openapi } from '../contract/openapi.ts';
import { withoutOrigin } from './write-downloads.ts';

it.each(Object.entries({ openapi, asyncapi }))(
  'removes the origin of each part of %s, and nothing else',
  (_, document) => {
    const marks = JSON.stringify(document).match(/,?"x-origin":"\w+"/g) ?? [];
    const published = JSON.stringify(withoutOrigin(document));
    expect(marks.length).toBeGreaterThan(40);
    expect(published).not.toContain('x-origin');
    expect(published.length).toBeGreaterThan(
      JSON.stringify(document).length - marks.length * ',"x-origin":"document"'.length - 1,
    );
  },
);
