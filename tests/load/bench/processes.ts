import { readFileSync } from 'node:fs';

/** CPU time of a process so far with all its threads, milliseconds: Linux counts in hundredths. */
function cpuOf(pid: number): number {
  // The name of the process, in brackets, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Memory of a process, MB. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024;
}

export type Pids = Readonly<Record<string, number>>;

/**
 * Begins to count the CPU time of processes.
 * @returns what each has used since then, milliseconds
 */
export function countCpu(pids: Pids): () => Record<string, number> {
  const before = Object.entries(pids).map(([name, pid]) => ({ name, pid, ms: cpuOf(pid) }));
  return () => Object.fromEntries(before.map(({ name, pid, ms }) => [name, cpuOf(pid) - ms]));
}
