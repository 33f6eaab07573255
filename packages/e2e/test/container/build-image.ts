import { execFile } from 'node:child_process';
import { chmod, cp, glob, lchown, mkdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type Copy, DockerfileParser, type Env, type From, type Instruction } from 'dockerfile-ast';
import { Stage, userIds } from './stage.ts';

const run = promisify(execFile);

/** Whether this process can give files to other users, as a build of an image can. */
export const isRoot = process.getuid?.() === 0;

/** The build of an image: its context, its stages by name, and the stage of the current instruction. */
interface Build {
  readonly context: string;
  readonly folder: string;
  readonly stages: Map<string, Stage>;
  stage: Stage;
}

/**
 * Builds the image of a context without a container engine: executes the instructions of its Dockerfile against a folder
 * for each stage. Runs commands without a shell, with absolute paths below that folder.
 * @throws for an instruction, option or base image that it does not support
 */
export async function buildImage(context: string, folder: string): Promise<Stage> {
  const dockerfile = DockerfileParser.parse(await readFile(join(context, 'Dockerfile'), 'utf8'));
  // The user of the image has to reach its files.
  await chmod(folder, 0o755);
  const build: Build = { context, folder, stages: new Map(), stage: undefined as unknown as Stage };
  for (const instruction of dockerfile.getInstructions()) {
    const execute = executors[instruction.getKeyword()];
    if (!execute) throw unsupported(instruction);
    await execute(instruction, build);
  }
  return build.stage;
}

const executors: Readonly<Record<string, (instruction: Instruction, build: Build) => void | Promise<void>>> = {
  async FROM(instruction, build) {
    const from = instruction as From;
    const [major] = process.versions.node.split('.');
    if (from.getImage() !== `node:${major}-slim` || from.getFlags().length > 0) throw unsupported(from);
    build.stage = await Stage.fromNode(join(build.folder, `stage-${build.stages.size}`));
    build.stages.set(from.getBuildStage() ?? '', build.stage);
  },
  ENV(instruction, { stage }) {
    for (const property of (instruction as Env).getProperties()) {
      const value = property.getValue();
      if (!value || value.includes('$')) throw unsupported(instruction);
      stage.env[property.getName()] = value;
    }
  },
  async WORKDIR(instruction, { stage }) {
    stage.workingFolder = single(instruction);
    await mkdir(stage.path('.'), { recursive: true });
  },
  async COPY(instruction, { context, stage, stages }) {
    const flags = (instruction as Copy).getFlags();
    const from = flags.find((flag) => flag.getName() === 'from');
    const source = from ? stages.get(from.getValue() ?? '')?.root : context;
    if (!source || flags.length > (from ? 1 : 0)) throw unsupported(instruction);
    const paths = words(instruction);
    const target = paths.pop() ?? '';
    for (const path of paths) await copy(source, path, stage.path(target), target.endsWith('/'), instruction);
  },
  async RUN(instruction, { stage }) {
    if (stage.user !== 'root') throw unsupported(instruction);
    for (const command of (instruction.getArgumentsContent() ?? '').split(' && ')) {
      if (/[^\w\s./:@=-]/.test(command)) throw unsupported(instruction);
      const [name = '', ...args] = command.trim().split(/\s+/);
      if (name === 'chown') await changeOwner(args, stage, instruction);
      else await runCommand(name, args, stage);
    }
  },
  USER(instruction, { stage }) {
    stage.user = single(instruction);
    if (!(stage.user in userIds)) throw unsupported(instruction);
  },
  async VOLUME(instruction, { stage }) {
    await stat(stage.path(single(instruction)));
    stage.volumes.push(single(instruction));
  },
  EXPOSE(instruction, { stage }) {
    stage.ports.push(Number(single(instruction)));
  },
  HEALTHCHECK(instruction, { stage }) {
    const [, command] =
      /^(?:--(?:interval|timeout|start-period)=\d+s\s+)*CMD\s+(.*)$/s.exec(content(instruction)) ?? [];
    if (command === undefined) throw unsupported(instruction);
    stage.healthCheck = JSON.parse(command);
  },
  LABEL() {},
  CMD(instruction, { stage }) {
    stage.command = JSON.parse(content(instruction));
  },
};

/** Copies files that match a path. The target of a folder gets its content. */
async function copy(source: string, path: string, target: string, intoFolder: boolean, instruction: Instruction) {
  let copied = 0;
  for await (const name of glob(path.replace(/^\//, ''), { cwd: source })) {
    copied += 1;
    await cp(join(source, name), intoFolder ? join(target, basename(name)) : target, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  if (copied === 0) throw new Error(`The build has no ${path} to copy (${text(instruction)}).`);
}

/** Runs `chown user:group path...`, if this process may. */
async function changeOwner([owner = '', ...paths]: readonly string[], stage: Stage, instruction: Instruction) {
  const [user = '', group = ''] = owner.split(':').map((name) => userIds[name]);
  if (user === '' || group === '') throw unsupported(instruction);
  for (const path of paths) {
    await stat(stage.path(path));
    if (isRoot) await lchown(stage.path(path), user, group);
  }
}

async function runCommand(name: string, args: readonly string[], stage: Stage) {
  // npm uses the settings of this machine, and its cache.
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, ...stage.env, npm_config_prefer_offline: 'true' };
  await run(
    name,
    args.map((arg) => stage.mapped(arg)),
    { cwd: stage.path('.'), env },
  );
}

const text = (instruction: Instruction) => `${instruction.getKeyword()} ${instruction.getArgumentsContent()}`;

const content = (instruction: Instruction) => (instruction.getArgumentsContent() ?? '').trim();

const unsupported = (instruction: Instruction) =>
  new Error(`The test does not support this instruction: ${text(instruction)}`);

/** Returns the arguments of an instruction without variables. */
function words(instruction: Instruction): string[] {
  const values = instruction.getArguments().map((argument) => argument.getValue());
  if (values.some((value) => /[$"'[]/.test(value))) throw unsupported(instruction);
  return values;
}

function single(instruction: Instruction): string {
  const [value, ...more] = words(instruction);
  if (value === undefined || more.length > 0) throw unsupported(instruction);
  return value;
}
