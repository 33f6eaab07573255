import type { PayloadOptions } from './payload-document.ts';

export interface Language extends PayloadOptions {
  name: 'python' | 'go' | 'java' | 'csharp';
  /** The name of the language in `asyncapi generate models`. */
  command: string;
  /** The folder of the models in the archive, which is the package of the language. */
  folder: string;
  /** Options of `asyncapi generate models`. */
  options: readonly string[];
}

/** The languages of the payload models. */
export const languages: readonly Language[] = [
  {
    name: 'python',
    command: 'python',
    folder: 'worklane_events',
    enumerations: true,
    // Without Pydantic, Modelina neither marks nullable fields nor reads the objects of a list.
    options: ['--packageName=worklane_events', '--pyDantic'],
  },
  {
    name: 'go',
    command: 'golang',
    folder: 'events',
    // The Go enumerations of Modelina read an unknown value as the first one.
    enumerations: false,
    options: ['--packageName=events', '--goIncludeTags', '--goIncludeComments'],
  },
  {
    name: 'java',
    command: 'java',
    folder: 'worklane/events',
    enumerations: true,
    options: ['--packageName=worklane.events', '--javaJackson', '--javaArrayType=List', '--javaIncludeComments'],
  },
  {
    name: 'csharp',
    command: 'csharp',
    folder: 'Worklane.Events',
    enumerations: true,
    options: ['--namespace=Worklane.Events', '--csharpSystemJson', '--csharpAutoImplement', '--csharpArrayType=List'],
  },
];

/** The archive of a language. */
export const archiveName = ({ name }: Pick<Language, 'name'>) => `worklane-events-${name}.zip`;
