import { deriveEvents } from './events.ts';
import { deriveExamples } from './examples.ts';
import { deriveIndexes } from './indexes.ts';
import { type Kind, readKind, recordFile } from './kind.ts';
import { derivePaths } from './paths.ts';
import { deriveSchemas } from './schemas.ts';
import type { ReadText } from './yaml-text.ts';

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
 * Returns the files of specs/ that follow from the schemas and examples of records, by path. A file keeps its parts that
 * only a person can decide; the parts that it lacks get an initial value.
 */
export function deriveFiles(read: ReadText): Map<string, string> {
  const kinds = readKinds(read);
  const files = new Map(kinds.flatMap((kind) => [...deriveKind(kind, read)]));
  return new Map([...files, ...deriveIndexes(kinds, (file) => files.get(file) ?? read(file))]);
}

/** Examples come before the messages and paths that repeat their values. */
function deriveKind(kind: Kind, read: ReadText): Map<string, string> {
  const files = new Map([...deriveSchemas(kind, read), ...deriveExamples(kind, read)]);
  const readDerived: ReadText = (file) => files.get(file) ?? read(file);
  for (const derive of [deriveEvents, derivePaths])
    for (const [file, text] of derive(kind, readDerived)) files.set(file, text);
  return files;
}
