export { Generator } from './generate.ts';
export { ResultCache } from './incremental/result-cache.ts';
export { SpecFiles } from './incremental/spec-files.ts';
export { toolchainHash } from './incremental/toolchain.ts';
export { Linter } from './linter.ts';
export { formatProblem, SpecError } from './spec-problem.ts';
export { root } from './specifications.ts';
export { writeGenerated } from './write-files.ts';
