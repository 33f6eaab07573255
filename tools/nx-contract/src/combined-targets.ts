import type { TargetConfiguration } from '@nx/devkit';
import type { DocumentWithFiles } from './document.ts';
import type { CombinedTarget } from './options.ts';
import { expandFiles } from './placeholders.ts';

/**
 * Returns a target that reads several documents.
 * @param hasTarget returns whether a project has an inferred target.
 */
export function combinedTarget(
  { project, target: _target, languages, ...configuration }: CombinedTarget,
  documents: readonly DocumentWithFiles[],
  hasTarget: (project: string, target: string) => boolean,
): TargetConfiguration {
  const target = configuration as TargetConfiguration;
  const read = documents.filter(({ language }) => !languages || languages.includes(language));
  const files = [...new Set(read.flatMap((document) => document.files))].toSorted();
  const dependsOn = target.dependsOn?.flatMap((dependency) => {
    if (typeof dependency !== 'string' || !dependency.includes('{document}')) return [dependency];
    const names = read.map(({ name }) => dependency.replaceAll('{document}', name));
    return names.filter((name) => hasTarget(project, name));
  });
  return {
    ...target,
    ...(target.inputs && { inputs: expandFiles(target.inputs, files) }),
    ...(dependsOn && { dependsOn }),
  };
}
