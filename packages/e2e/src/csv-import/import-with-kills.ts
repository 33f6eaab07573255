import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startCli } from './cli-process.ts';
import type { TestService } from './test-service.ts';

export interface KillPlan {
  readonly rows: number;
  /** Shares of the rows at which the import is killed. */
  readonly killImportAt: readonly number[];
  /** Shares of the rows at which the service is killed and started again. */
  readonly killServiceAt: readonly number[];
}

export interface KilledImport {
  readonly rows: number;
  /** Kills of the import that hit it before its end. */
  readonly importKills: number;
  readonly serviceKills: number;
  /** Rows that are not in the service at the end. */
  readonly lost: number;
  /** Records in the service beyond one for each row. */
  readonly doubled: number;
  readonly seconds: number;
  /** The last run. */
  readonly exitCode: number | null;
  readonly stdout: string;
}

/** Milliseconds between two looks at the records. */
const interval = 50;

/**
 * Imports contacts, repeats the same command after each kill of it, and compares the contacts of the service with the file.
 * The contacts have no external ID, by which the service would reject a second one.
 */
export async function importWithKills({ client, env, restart }: TestService, plan: KillPlan): Promise<KilledImport> {
  const { rows } = plan;
  const folder = await mkdtemp(join(tmpdir(), 'worklane-import-'));
  const names = async () => {
    const found: string[] = [];
    for await (const { last_name } of client.contacts.iterate({ limit: 200 })) found.push(last_name);
    return found;
  };
  const start = performance.now();
  try {
    const file = join(folder, 'contacts.csv');
    await writeFile(file, contacts(rows));
    const command = ['import', 'contacts', file, '--json'];
    const run = () => startCli(command, { ...env, WORKLANE_CONFIG_DIR: folder });
    const reached = async (share: number, ended: () => boolean) => {
      while (!ended() && (await names()).length < rows * share) await wait(interval);
    };

    let importKills = 0;
    for (const share of plan.killImportAt) {
      const { child, result } = run();
      await reached(share, () => child.exitCode !== null);
      child.kill('SIGKILL');
      const { exitCode, stderr } = await result;
      if (exitCode !== null) throw new Error(`The import ended before it was killed:\n${stderr}`);
      importKills++;
    }
    const { child, result } = run();
    let serviceKills = 0;
    for (const share of plan.killServiceAt) {
      await reached(share, () => child.exitCode !== null);
      if (child.exitCode !== null)
        throw new Error(`The import ended before the service was killed:\n${(await result).stderr}`);
      await restart();
      serviceKills++;
    }
    const { exitCode, stdout, stderr } = await result;
    if (exitCode !== 0) throw new Error(`The import failed:\n${stdout}${stderr}`);
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    const imported = await names();
    const different = new Set(imported).size;
    return {
      ...{ rows, importKills, serviceKills, lost: rows - different, doubled: imported.length - different },
      ...{ seconds, exitCode, stdout },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns a file in which each contact has another last name. */
function contacts(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, index) => `Maja,Contact ${index + 1},contact-${index + 1}@lindqvist.example,Stockholm,hotel;vip`,
  );
  return ['First name,Last name,Email,address.city,Tags', ...lines, ''].join('\n');
}
