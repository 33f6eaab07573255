import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { regularExpressionsInSource } from './in-source.ts';
import { patternsInSpec } from './in-specs.ts';
import type { RegularExpression } from './regular-expression.ts';
import { type KnownDegrees, problemOf } from './verdict.ts';

// Checks that nobody from outside can make a regular expression take long.

const root = join(import.meta.dirname, '../../../..');

/** Not docs and conformance, whose expressions read our own pages and tests, and not the code that Ajv generates from specs/. */
const sources = 'packages/{contract,client,webhooks,server,platform,model,mock,mcp,cli,dashboard}/src/**/*.{ts,tsx}';
const excluded = /\.test(-d)?\.tsx?$|\/generated\//;

/** Removed with the package that computed it. */
const cacheFile = join(root, 'node_modules/.cache/worklane-regular-expressions.json');

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const expressions: RegularExpression[] = [
  ...globSync(sources, { cwd: root })
    .filter((file) => !excluded.test(file))
    .flatMap((file) => regularExpressionsInSource(file, read(file))),
  ...globSync('specs/{openapi,asyncapi,schemas}/**/*.yaml', { cwd: root }).flatMap((file) =>
    patternsInSpec(file, read(file)),
  ),
];

const known = readKnown();
const violations = expressions.flatMap((expression) => {
  const problem = problemOf(expression, known);
  return problem === undefined ? [] : [`${expression.file}:${expression.line} ${problem}`];
});
writeKnown(known);

for (const violation of violations) console.error(`The regular expression in ${violation}.`);
if (violations.length > 0) {
  console.error(
    'Rewrite it, or limit its input and say so in a comment above it: "Input: at most 255 characters." ' +
      'or "Input: trusted, a file of the operator." In specs/, add a maxLength.',
  );
} else {
  console.log(`Checked ${expressions.length} regular expressions.`);
}
process.exitCode = violations.length === 0 ? 0 : 1;

function readKnown(): KnownDegrees {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as KnownDegrees;
  } catch {
    return {};
  }
}

function writeKnown(degrees: KnownDegrees): void {
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(degrees));
}
