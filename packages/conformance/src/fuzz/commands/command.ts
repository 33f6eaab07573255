import type { AsyncCommand } from 'fast-check';
import type { Model } from '../model.ts';
import type { Service } from '../service.ts';

/** What commands act on in addition to the model. */
export interface CommandContext {
  readonly service: Service;
  /** Returns a new unique text. */
  readonly unique: () => string;
}

/** A client action, after which service and model must match. */
export type Command = AsyncCommand<Model, CommandContext>;

interface CommandParts {
  /** The name in reports. */
  readonly name: string;
  readonly isPossible?: (model: Readonly<Model>) => boolean;
  readonly run: (model: Model, scene: CommandContext) => Promise<void>;
}

export const command = ({ name, isPossible = () => true, run }: CommandParts): Command => ({
  check: isPossible,
  run,
  toString: () => name,
});
