import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const microsecondsPerTick = 10_000;

interface Process {
  id: number;
  parent: number;
  /** CPU time of the process and of its terminated children. */
  ticks: number;
  /** The part of its terminated children. */
  endedTicks: number;
}

/**
 * Returns the CPU microseconds of all descendants of this process, a measure of cost that other load does not distort.
 * NaN without /proc.
 */
export const cpuTime = (): number => cpuTimeBelow(process.pid);

/** Returns the CPU microseconds of all descendants of a process. NaN without /proc. */
export function cpuTimeBelow(ancestor: number): number {
  const processes = readProcesses();
  if (processes.length === 0) return Number.NaN;
  const parents = new Map(processes.map(({ id, parent }) => [id, parent]));
  const isBelow = (id: number | undefined): boolean =>
    id !== undefined && (parents.get(id) === ancestor || isBelow(parents.get(id)));
  return processes.reduce((sum, { id, ticks }) => sum + (isBelow(id) ? ticks : 0), 0) * microsecondsPerTick;
}

/** Returns the CPU microseconds of the children of this process that have ended, such as load generators. NaN without /proc. */
export const cpuTimeOfEndedChildren = (): number => {
  const [own] = readProcess(process.pid);
  return own ? own.endedTicks * microsecondsPerTick : Number.NaN;
};

/** Returns the CPU microseconds of a process. NaN without /proc. */
export const cpuTimeOf = (id: number): number => (readProcess(id)[0]?.ticks ?? Number.NaN) * microsecondsPerTick;

function readProcesses(): Process[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((id) => readProcess(Number(id)));
  } catch {
    return [];
  }
}

/** See proc_pid_stat(5). The name, in parentheses, may contain spaces; the other fields follow it. */
function readProcess(id: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
    const endedTicks = endedUser + endedSystem;
    return [{ id, parent: Number(fields[1]), ticks: user + system + endedTicks, endedTicks }];
  } catch {
    // The process has exited.
    return [];
  }
}
