import type { Command } from './gate.ts';
import type { Edit } from './mutant.ts';
import type { CommandResult } from './run-command.ts';

/** A copy of the repository, to be broken and mended. */
export interface Workspace {
  /** Applies edits one after the other. @throws OutOfDate */
  edit(edits: readonly Edit[]): Promise<void>;
  /** Makes it as it was copied. */
  restore(): Promise<void>;
  run(command: Command): Promise<CommandResult>;
}
