import { pointerTo, type Spot } from './document.ts';

/** The schema that stands where none is written: it admits everything. */
export const anything = (parent: Spot, key: string): Spot => ({
  document: parent.document,
  pointer: pointerTo(parent.pointer, key),
  value: {},
  aspect: 'absent',
});
