import { events, problems, resources, scopes } from '@worklane/contract';
import { contract } from '../contract/contract-document.ts';
import type { Description } from './description.ts';
import { describeEvent } from './event.ts';
import { describeOperation } from './operation.ts';
import { describeProblem } from './problem.ts';
import { describeResource } from './resource.ts';
import { describeScope } from './scope.ts';
import { describeTag, tagNames } from './tag.ts';

/** The parts of the contract that have names. */
interface Catalogue {
  names(): readonly string[];
  describe(name: string): Description | undefined;
}

export const catalogues: readonly Catalogue[] = [
  {
    names: () => Object.values(resources).flatMap(({ kind, collection }) => [kind, collection]),
    describe: describeResource,
  },
  { names: tagNames, describe: describeTag },
  { names: () => [...contract.operations.keys()], describe: describeOperation },
  { names: () => Object.keys(events), describe: describeEvent },
  { names: () => Object.keys(scopes), describe: describeScope },
  { names: () => Object.keys(problems), describe: describeProblem },
];
