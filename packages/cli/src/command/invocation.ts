import type { Command } from 'commander';
import type { ExitCode } from '../errors.ts';
import { openSession, type Session } from '../session/session.ts';
import { createOutput, type Output } from '../terminal/output.ts';
import type { GlobalOptions, System } from '../terminal/system.ts';

/** One run of a command. */
export interface Invocation {
  readonly system: System;
  readonly output: Output;
  readonly globals: GlobalOptions;
  /** Returns an authenticated client. @throws CliError unless signed in */
  openSession(): Promise<Session>;
}

/** What the definitions of commands share. */
export interface CommandContext {
  readonly system: System;
  /** The whole command line, without the name of the program. */
  readonly args: readonly string[];
  /** Sets the exit code of the process; 0 unless a command sets another one. */
  exitWith(code: ExitCode): void;
}

/** Defines a command below another one. Only its action imports what does the work, so that help is fast. */
export type AddCommand = (parent: Command, context: CommandContext) => void;

/**
 * Does the work of a command, with the options that its definition declares. Returns an exit code other than 0 for a failure that it
 * has printed itself.
 */
type Handler = (invocation: Invocation, options: never, operands: readonly string[]) => Promise<ExitCode | undefined>;

/** Returns the action of a command for commander, which passes operands, options and the command. */
export function handle({ system, exitWith }: CommandContext, handler: Handler) {
  return async (...received: unknown[]): Promise<void> => {
    const command = received.at(-1) as Command;
    const globals = command.optsWithGlobals<GlobalOptions>();
    const output = createOutput(system, globals.json === true);
    const invocation: Invocation = { system, output, globals, openSession: () => openSession(system, globals) };
    const code = await handler(invocation, command.opts() as never, command.args);
    if (code !== undefined) exitWith(code);
  };
}

/** Returns an action that imports its handler. */
export const action = <Name extends string>(
  context: CommandContext,
  load: () => Promise<{ readonly [name in Name]: Handler }>,
  name: Name,
) => handle(context, async (...call) => (await load())[name](...call));

/** Returns the section of a help text that shows how to call a command. */
export const examples = (...lines: readonly string[]): string =>
  ['', 'Examples:', ...lines.map((line) => `  $ ${line}`)].join('\n');
