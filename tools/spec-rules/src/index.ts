export { checkConsistency } from './consistency/check-consistency.ts';
export { fieldNameProblem, schemaNameProblem, sections } from './consistency/names.ts';
export { deriveFiles, kindNames, readKinds } from './derivation/derive.ts';
export { ulid } from './derivation/examples.ts';
export { derivedFile, exampleOf, type Kind, keyOf, readKind, recordFile, transitionsAt } from './derivation/kind.ts';

export {
  blockAt,
  flow,
  folded,
  membersAt,
  partAt,
  prose,
  type ReadText,
  reindent,
  scalarAt,
  withPart,
} from './derivation/yaml-text.ts';
export { extensions } from './extensions.ts';
export { capital, pascalCase, type ResourceForms, resourceForms, resourceName } from './resource-forms.ts';
export { verbToDeclare } from './rules/operation-id-naming.ts';
export { isIdName } from './rules/reference-type.ts';
