export { checkConsistency } from './consistency/check-consistency.ts';
export { deriveFiles, kindNames, readKinds } from './derivation/derive.ts';
export { ulid } from './derivation/examples.ts';
export { capital, type Kind, oneOf, readKind, recordFile } from './derivation/kind.ts';

export { blockAt, flow, folded, membersAt, prose, type ReadText, reindent, scalarAt } from './derivation/yaml-text.ts';
export { extensions } from './extensions.ts';
