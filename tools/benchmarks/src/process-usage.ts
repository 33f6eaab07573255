import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const microsecondsPerTick = 10_000;

interface Process {
  id: number;
  parent: number;
  /** CPU time of the process and of its terminated children. */
  ticks: number;
}

/**
 * Returns the CPU microseconds of all descendants of this process, a measure of cost that other load does not distort.
 * NaN without /proc.
 */
export function cpuTime(): number {
  const processes = readProcesses();
  if (processes.length === 0) return Number.NaN;
  const parents = new Map(processes.map(({ id, parent }) => [id, parent]));
  const isBelow = (id: number | undefined): boolean =>
    id !== undefined && (parents.get(id) === process.pid || isBelow(parents.get(id)));
  return processes.reduce((sum, { id, ticks }) => sum + (isBelow(id) ? ticks : 0), 0) * microsecondsPerTick;
}

/** Returns the CPU microseconds of a process. NaN without /proc. */
export const cpuTimeOf = (id = 0): number => (readProcess(id)[0]?.ticks ?? Number.NaN) * microsecondsPerTick;

/** Returns the resident memory of a process in megabytes. NaN without /proc. */
export function residentMemory(id = 0): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

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
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return [{ id, parent: Number(fields[1]), ticks }];
  } catch {
    // The process has exited.
    return [];
  }
}
