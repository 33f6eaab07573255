import { deriveFiles } from '../derivation/derive.ts';
import type { ContractFiles } from './contract-files.ts';
import type { ConsistencyProblem, SpecNode } from './spec-node.ts';

/** Requires that the files that follow from the schemas and examples of records are those that the generators write. */
export function checkDerivedFiles({ openapi, files }: ContractFiles): ConsistencyProblem[] {
  const folder = openapi.file.slice(0, openapi.file.lastIndexOf('openapi/openapi.yaml'));
  const byPath = new Map(files.map((file) => [file.file.slice(folder.length), file]));
  const derived = deriveFiles((path) => byPath.get(path)?.source.body);
  return [...derived].flatMap(([path, text]) => {
    const file = byPath.get(path);
    return file && file.source.body !== text ? [difference(file, text)] : [];
  });
}

function difference(file: SpecNode, text: string): ConsistencyProblem {
  const lines = file.source.body.split('\n');
  const derived = text.split('\n');
  const index = derived.findIndex((line, at) => line !== lines[at]);
  const expected = derived[index === -1 ? derived.length - 1 : index]?.trim();
  const advice = 'Change the schema and the examples of the record, then run `npx nx sync`.';
  const message = expected
    ? `The record requires "${expected}" here. ${advice}`
    : `The record does not have this line. ${advice}`;
  return { ruleId: 'derived-file', message, at: file, line: (index === -1 ? derived.length - 1 : index) + 1 };
}
