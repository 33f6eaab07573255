import { posix } from 'node:path';
import { bareReference, type Kind, recordFile, writableFields } from './kind.ts';
import { blockAt, membersAt, objectHead, type ReadText, rebased, scalarAt } from './yaml-text.ts';

/** Returns the schemas of patches of the objects that a record contains, by file of specs/. */
export function derivePatches(kind: Kind, read: ReadText): Map<string, string> {
  const files = writableFields(kind).flatMap((field) => referencedFiles(recordFile(kind.kind), kind.fields.get(field)));
  return new Map(files.flatMap((file) => [...patchFiles(file, read)]));
}

/**
 * Returns the lines of a field with the patch of an object instead of the object, or undefined if it has none.
 * @param file the schema that has the field
 * @param patch the schema for which the lines are
 */
export function patchOf(file: string, lines: readonly string[], read: ReadText, patch = file): string | undefined {
  const [object] = referencedFiles(file, lines).filter((target) => patchSchema(target, read) !== undefined);
  if (object === undefined) return undefined;
  const inPlace = lines.join('\n').replace(/(?<=\$ref: )\S+/, () => patchFile(object));
  return `${rebased(inPlace, 'specs', patch)}\n`;
}

const patchFile = (file: string) => `derived/schemas/${posix.basename(file, '.yaml')}Patch.yaml`;

/** An array is replaced as a whole, so its items have no patch. */
const referencedFiles = (file: string, lines: readonly string[] = []): string[] =>
  lines.some((line) => /^ +(items|type: array)/.test(line))
    ? []
    : lines.flatMap((line) => {
        const target = /^ +(?:- )?\$ref: (\S+\.yaml)$/.exec(line)?.[1];
        return target === undefined ? [] : [posix.join(posix.dirname(file), target)];
      });

/** Returns the patch of an object, and those of the objects in it. */
function patchFiles(file: string, read: ReadText): Map<string, string> {
  const text = patchSchema(file, read);
  if (text === undefined) return new Map();
  const inner = [...membersAt(read(file), 'properties').values()].flatMap((lines) => referencedFiles(file, lines));
  return new Map([[patchFile(file), text], ...inner.flatMap((each) => [...patchFiles(each, read)])]);
}

/**
 * Returns the schema of a patch of an object (RFC 7396): the record may have every member already, and null removes an
 * optional one. Undefined for an object that is its own patch, such as Address, and for any other schema.
 */
function patchSchema(file: string, read: ReadText): string | undefined {
  const text = read(file);
  const members = membersAt(text, 'properties');
  if (scalarAt(text, 'type') !== 'object' || members.size === 0) return undefined;
  const required = blockAt(text, 'required')?.join(' ').match(/\w+/g)?.slice(1) ?? [];
  const title = posix.basename(file, '.yaml');
  const properties = [...members].map(([name, lines]) => {
    const patch = patchOf(file, lines, read, patchFile(file));
    const isKept = required.includes(name) || acceptsNull(file, lines, read);
    const reference = bareReference(lines) ?? `./${title}.yaml#/properties/${name}`;
    const own = rebased(`$ref: ${reference}`, file, patchFile(file));
    const removable = `oneOf:\n      - ${own}\n      - type: "null"`;
    return { text: patch ?? `  ${name}:\n    ${isKept ? own : removable}\n`, isOwn: patch === undefined && isKept };
  });
  if (required.length === 0 && properties.every(({ isOwn }) => isOwn)) return undefined;
  const description = `The fields of ${title} to update, as a JSON merge patch (RFC 7396): omitted fields keep their values. The result must match the schema ${title}.`;
  const extensions = text?.match(/^x-(?!origin).*\n/gm)?.join('') ?? '';
  const head = objectHead(`${title}Patch`, description, extensions);
  return `# Derived from ${file} by npx nx sync. Do not edit.\n${head}properties:\n${properties.map((property) => property.text).join('')}`;
}

/** Returns whether the schema of a field accepts null. */
export const acceptsNull = (file: string, lines: readonly string[], read: ReadText): boolean =>
  [lines.slice(1).join('\n'), ...referencedFiles(file, lines).map(read)].some((text) =>
    ['type', 'oneOf'].some((key) => blockAt(text, key)?.some((line) => line.includes('"null"'))),
  );
