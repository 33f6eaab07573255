import type { Invocation } from '../commands/invocation.ts';
import type { ExitCode } from '../exit-codes.ts';
import { dryRun } from './dry-run.ts';
import { openInputFile } from './input-file.ts';
import { type MappingOptions, prepareImport } from './prepared-import.ts';
import { defaultReportPath, RejectedRows } from './rejected-rows.ts';
import { runImport } from './run-import.ts';

/** The options of `worklane import`. */
export interface ImportOptions extends MappingOptions {
  readonly dryRun?: true;
  readonly run: string;
  readonly report?: string;
  readonly concurrency: number;
}

/** Runs `worklane import`. @param path `-` for standard input */
export async function importFile(
  collection: string,
  path: string,
  options: ImportOptions,
  invocation: Invocation,
): Promise<ExitCode | undefined> {
  const { system, output } = invocation;
  const file = await openInputFile(path, system);
  try {
    const prepared = await prepareImport(collection, file, options, output);
    if (prepared.readOnly.length > 0) {
      output.note(`Columns that only the service sets are not imported: ${prepared.readOnly.join(', ')}`);
    }
    if (options.dryRun) {
      const report = options.report === undefined ? undefined : new RejectedRows(options.report, prepared);
      return await dryRun(prepared, report, output);
    }
    const report = new RejectedRows(options.report ?? defaultReportPath(path, collection), prepared);
    const { run: runName, concurrency } = options;
    return await runImport(prepared, report, { runName, concurrency }, invocation);
  } finally {
    await file.close();
  }
}
