import { publicPackages } from './public-packages.ts';

/** What a program imports for every entry of every public package. */
export const entries = publicPackages.flatMap(({ manifest: { name, exports = {} } }) =>
  Object.keys(exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => name + entry.slice(1)),
);

/** A TypeScript program that imports every export of every public package, values and types. */
export const importEverything = entries
  .map((entry, index) =>
    entry.endsWith('.json')
      ? `export { default as entry${index} } from '${entry}' with { type: 'json' };`
      : `export * as entry${index} from '${entry}';`,
  )
  .join('\n');

/** A program that prints the entries of all public packages that it can load. */
export const loadEverything = `
  for (const entry of ${JSON.stringify(entries)}) {
    const loaded = await import(entry, entry.endsWith('.json') ? { with: { type: 'json' } } : {});
    if (Object.keys(loaded).length === 0) throw new Error(\`\${entry} exports nothing.\`);
    console.log(entry);
  }
`;

/** The configuration of a strict project that checks the types of its dependencies, too. */
export const strictConfiguration = JSON.stringify({
  compilerOptions: {
    module: 'nodenext',
    target: 'es2024',
    types: ['node'],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
  },
  include: ['compiled/*.mts'],
});
