import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const microsecondsPerTick = 10_000;

interface Process {
  id: number;
  parent: number;
  /** Of itself and of its children that have ended. */
  ticks: number;
}

/**
 * Microseconds of CPU that all processes below this one have used. It says what work costs also on a machine that is
 * busy with other things. NaN where there is no /proc.
 */
export function cpuTime(): number {
  const processes = readProcesses();
  if (processes.length === 0) return Number.NaN;
  const parents = new Map(processes.map(({ id, parent }) => [id, parent]));
  const isBelow = (id: number | undefined): boolean =>
    id !== undefined && (parents.get(id) === process.pid || isBelow(parents.get(id)));
  return processes.reduce((sum, { id, ticks }) => sum + (isBelow(id) ? ticks : 0), 0) * microsecondsPerTick;
}

/** Microseconds of CPU that a process has used. NaN where there is no /proc. */
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

/** proc_pid_stat(5): the name, in parentheses, may have spaces; what is wanted stands behind it. */
function readProcess(id: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return [{ id, parent: Number(fields[1]), ticks }];
  } catch {
    // It ended meanwhile.
    return [];
  }
}
