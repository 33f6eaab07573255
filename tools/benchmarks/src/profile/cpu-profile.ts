import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The `Profile` of the Chrome DevTools Protocol. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  /** The node of each sample. */
  readonly samples: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[];
}

export interface Cost {
  readonly name: string;
  /** Microseconds without those of the functions that it calls. */
  readonly self: number;
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Returns the functions by the time spent in themselves, the dearest first, without idle time. */
export function dearest({ nodes, samples, timeDeltas }: CpuProfile): Cost[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  for (const [index, node] of samples.entries()) {
    const name = names.get(node) ?? '';
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0));
  }
  for (const name of ['(idle)', '(program)', '(root)']) times.delete(name);
  return [...times].map(([name, self]) => ({ name, self })).sort((one, other) => other.self - one.self);
}

function nameOf({ functionName, url, lineNumber }: CpuProfile['nodes'][number]['callFrame']): string {
  const name = functionName || '(anonymous)';
  if (!url) return name;
  const path = url.startsWith('file:') ? fileURLToPath(url).replace(root, '') : url;
  return `${name} ${path.replace(/^.*node_modules\//, '')}:${lineNumber + 1}`;
}

/** Profiles the process whose inspector listens at a port, as long as a function runs. */
export async function profileDuring<Result>(
  port: number,
  run: () => Promise<Result>,
): Promise<{ result: Result; profile: CpuProfile }> {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error(`The inspector at port ${port} has no target.`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  const send = async (method: string) => {
    socket.send(JSON.stringify({ id: 1, method }));
    const [{ data }] = (await once(socket, 'message')) as [{ data: string }];
    return JSON.parse(data).result as { profile: CpuProfile };
  };
  try {
    await send('Profiler.enable');
    await send('Profiler.start');
    const result = await run();
    return { result, profile: (await send('Profiler.stop')).profile };
  } finally {
    socket.close();
  }
}
