import type { Edit } from './mutant.ts';

/** The text that an edit looks for does not stand exactly once in its file: the mutant has to be written anew. */
export class OutOfDate extends Error {
  override readonly name = 'OutOfDate';
}

/** What the files are after the edits. @throws OutOfDate */
export async function applyEdits(
  edits: readonly Edit[],
  read: (file: string) => Promise<string>,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const edit of edits) {
    texts.set(edit.file, applyEdit(texts.get(edit.file) ?? (await textOf(edit.file, read)), edit));
  }
  return texts;
}

function applyEdit(text: string, { file, find, replace }: Edit): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined) throw new OutOfDate(`${file} does not have: ${find}`);
  if (more.length > 0) throw new OutOfDate(`${file} has ${more.length + 1} times: ${find}`);
  if (find === replace) throw new OutOfDate(`${file} stays as it is: ${find}`);
  return before + replace + after;
}

async function textOf(file: string, read: (file: string) => Promise<string>): Promise<string> {
  try {
    return await read(file);
  } catch (cause) {
    throw new OutOfDate(`${file} cannot be read`, { cause });
  }
}
