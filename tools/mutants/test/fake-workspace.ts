import { applyEdits } from '../src/apply-edits.ts';
import type { Command } from '../src/gate.ts';
import type { Edit } from '../src/mutant.ts';
import type { CommandResult } from '../src/run-command.ts';
import type { Workspace } from '../src/workspace.ts';

/** What a command finds wrong with the files; nothing when it passes. */
export type Finds = (files: ReadonlyMap<string, string>) => string | undefined;

/** A workspace in memory, whose commands are functions by the line that runs them. */
export class FakeWorkspace implements Workspace {
  readonly #original: ReadonlyMap<string, string>;
  readonly #commands: Readonly<Record<string, Finds>>;
  #files: Map<string, string>;
  /** What has been run, in order. */
  readonly ran: string[] = [];

  constructor(files: Readonly<Record<string, string>>, commands: Readonly<Record<string, Finds>>) {
    this.#original = new Map(Object.entries(files));
    this.#files = new Map(this.#original);
    this.#commands = commands;
  }

  async edit(edits: readonly Edit[]): Promise<void> {
    for (const [file, text] of await applyEdits(edits, this.read)) this.#files.set(file, text);
  }

  async restore(): Promise<void> {
    this.#files = new Map(this.#original);
  }

  async run({ line }: Command): Promise<CommandResult> {
    const command = line.join(' ');
    this.ran.push(command);
    const found = this.#commands[command]?.(this.#files);
    return { passed: found === undefined, output: found ?? '', seconds: 1 };
  }

  readonly read = async (file: string): Promise<string> => {
    const text = this.#files.get(file);
    if (text === undefined) throw new Error(`There is no ${file}.`);
    return text;
  };
}
