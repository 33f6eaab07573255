import { deriveEvents } from './events.ts';
import { completeExamples, deriveExamples } from './examples.ts';
import { deriveIndexes } from './indexes.ts';
import { derivedFile, type Kind, readKind, recordFile } from './kind.ts';
import { completePaths, derivePaths } from './paths.ts';
import { completeSchemas, deriveSchemas } from './schemas.ts';
import { completeSettings } from './settings.ts';
import { type ReadText, reindent } from './yaml-text.ts';

const entityKind = 'schemas/value/EntityKind.yaml';

/** Returns the resource kinds of EntityKind.yaml that have a schema, in their order. */
export function readKinds(read: ReadText): Kind[] {
  return kindNames(read).flatMap((name) => readKind(read(recordFile(name)) ?? '') ?? []);
}

/** Returns the values of EntityKind.yaml. */
export const kindNames = (read: ReadText): string[] =>
  read(entityKind)
    ?.match(/^enum: \[([^\]]*)\]/m)?.[1]
    ?.split(/,\s*/) ?? [];

/**
 * Returns the files of specs/ that follow from the schemas and examples of records and of settings, by path. Those outside of derived/ keep
 * their parts that only a person can decide; the parts that they lack get an initial value.
 */
export function deriveFiles(read: ReadText): Map<string, string> {
  const kinds = readKinds(read);
  const files = new Map(kinds.flatMap((kind) => [...deriveKind(kind, read)]));
  return new Map([
    ...files,
    ...deriveIndexes(kinds, (file) => files.get(file) ?? read(file)),
    ...completeSettings(read),
  ]);
}

/** Examples come before the messages and paths that repeat their values. */
function deriveKind(kind: Kind, read: ReadText): Map<string, string> {
  const files = new Map([...completeSchemas(kind, read), ...completeExamples(kind, read)]);
  files.set(
    derivedFile(kind.kind),
    definitions(kind, (file) => files.get(file) ?? read(file)),
  );
  return new Map([...files, ...completePaths(kind, read)]);
}

/** Returns all that follows from a record without a decision of a person, in one file. */
function definitions(kind: Kind, read: ReadText): string {
  const examples = deriveExamples(kind, read);
  const sections = {
    schemas: deriveSchemas(kind),
    examples,
    ...deriveEvents(kind, examples),
    paths: derivePaths(kind, read),
  };
  const texts = Object.entries(sections).flatMap(([section, members]) => [
    `${section}:`,
    ...[...members].map(([name, text]) => `  ${name}:\n${reindent(text.trimEnd().split('\n'), 4)}`),
  ]);
  return [`# Derived from the schema and the examples of ${kind.name} by npx nx sync. Do not edit.`, ...texts, ''].join(
    '\n',
  );
}
