import type { AsyncCommand } from 'fast-check';
import type { Model } from '../model/model.ts';
import type { Service } from '../service.ts';

/** What commands act on besides the model. */
export interface CommandContext {
  readonly service: Service;
  /** A text that no run has had before, for what must be new. */
  readonly unique: () => string;
}

/** Something that a client does, after which the service and the model must agree. */
export type Command = AsyncCommand<Model, CommandContext>;

interface CommandParts {
  /** As a report names it. */
  readonly name: string;
  readonly isPossible?: (model: Readonly<Model>) => boolean;
  readonly run: (model: Model, scene: CommandContext) => Promise<void>;
}

export const command = ({ name, isPossible = () => true, run }: CommandParts): Command => ({
  check: isPossible,
  run,
  toString: () => name,
});
