import { OutOfDate } from './apply-edits.ts';
import { type Gate, generation } from './gate.ts';
import type { Area, Mutant } from './mutant.ts';
import { endOf, reasonIn } from './reason.ts';
import type { Finding, Verdict } from './verdict.ts';
import type { Workspace } from './workspace.ts';

/** A gate fails on what nobody has broken, so that it can prove nothing. */
export class GateFailsAlready extends Error {
  override readonly name = 'GateFailsAlready';
}

export interface Judging {
  readonly workspace: Workspace;
  readonly areas: readonly Area[];
  /** Whether the gates of other mutants are tried on one that its own gate does not catch. */
  readonly allGates: boolean;
  readonly onGate: (gate: Gate) => void;
  readonly onVerdict: (verdict: Verdict) => void;
}

/**
 * Runs the gates on the workspace as it is, then applies the mutants one at a time and runs the gate of each.
 * @throws GateFailsAlready
 * @throws OutOfDate when an edit does not fit
 */
export async function judge(judging: Judging): Promise<Verdict[]> {
  const gates = gatesOf(judging.areas);
  await requirePassing(judging, gates);

  const verdicts: Verdict[] = [];
  for (const { area, mutants } of judging.areas) {
    for (const mutant of mutants) {
      const others = judging.allGates ? gates.filter(({ name }) => name !== mutant.gate.name) : [];
      const verdict = { area, mutant, ...(await tryGates(judging.workspace, mutant, [mutant.gate, ...others])) };
      judging.onVerdict(verdict);
      verdicts.push(verdict);
    }
  }
  return verdicts;
}

const gatesOf = (areas: readonly Area[]) => {
  const gates = areas.flatMap(({ mutants }) => mutants.map(({ gate }) => gate));
  return [...new Map(gates.map((gate) => [gate.name, gate])).values()];
};

async function requirePassing({ workspace, onGate }: Judging, gates: readonly Gate[]): Promise<void> {
  for (const gate of gates) {
    onGate(gate);
    const { passed, output } = await workspace.run(gate);
    if (!passed) throw new GateFailsAlready(`${gate.name} fails without any drift:\n\n${endOf(output)}`);
  }
}

/** Runs the gates on the mutant up to the one that catches it. */
async function tryGates(workspace: Workspace, mutant: Mutant, gates: readonly Gate[]) {
  let caughtBy: Finding | undefined;
  let seconds = 0;
  try {
    await workspace.edit(mutant.edits);
    if (mutant.regenerate) await generate(workspace, mutant);
    for (const gate of gates) {
      const result = await workspace.run(gate);
      seconds += result.seconds;
      if (result.passed) continue;
      caughtBy = { gate, reason: reasonIn(result.output) };
      break;
    }
  } finally {
    await workspace.restore();
  }
  return { caughtBy, seconds };
}

/** What cannot be generated is no drift that could be committed: it is for lint to say, without generating. */
async function generate(workspace: Workspace, { name }: Mutant): Promise<void> {
  const { passed, output } = await workspace.run(generation);
  if (!passed) throw new OutOfDate(`Mutant out of date: ${name}\n\n${endOf(output)}`);
}
