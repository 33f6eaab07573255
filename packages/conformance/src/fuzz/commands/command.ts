import type { Resource } from '@worklane/contract';
import type { AsyncCommand } from 'fast-check';
import type { Session } from '../../session.ts';
import { World } from '../../world/world.ts';

/** The world of a round. */
export class FuzzedWorld extends World {
  /** The kinds of the round. */
  readonly resources: readonly Resource[];

  constructor(organizationId: number, resources: readonly Resource[]) {
    super(organizationId);
    this.resources = resources;
  }
}

/** What commands act on in addition to the world. */
export interface CommandContext {
  readonly session: Session;
  /** Returns a new unique text. */
  readonly unique: () => string;
}

/** A client action, after which server and model must match. */
export type Command = AsyncCommand<FuzzedWorld, CommandContext>;

interface CommandParts {
  /** The name in reports. */
  readonly name: string;
  readonly isPossible?: (world: Readonly<FuzzedWorld>) => boolean;
  readonly run: (world: FuzzedWorld, scene: CommandContext) => Promise<void>;
}

export const command = ({ name, isPossible = () => true, run }: CommandParts): Command => ({
  check: isPossible,
  run,
  toString: () => name,
});
