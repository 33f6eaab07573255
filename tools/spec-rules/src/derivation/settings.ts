import { bareReference, keyOf } from './kind.ts';
import { blockAt, flow, membersAt, objectHead, partAt, type ReadText, scalarAt, withPart } from './yaml-text.ts';

/** The schemas with `x-settings`, whose fields are columns of a table. */
const declarations = ['schemas/webhook/Webhook.yaml', 'schemas/dashboard/application.yaml#/Application'];

const suffixes = ['Create', 'Update', 'Replace', 'WithSecret'] as const;

/** Returns the files with the schemas that follow from those with `x-settings`: of requests, and with a secret. */
export function completeSettings(read: ReadText): Map<string, string> {
  const files = new Map<string, string>();
  for (const path of declarations) {
    const current: ReadText = (file) => files.get(file) ?? read(file);
    const place = (suffix: string) => path.replace(/(\.yaml)?$/, `${suffix}$1`);
    const settings = readSettings(partAt(read, path) ?? '', path.includes('#'));
    for (const suffix of suffixes) {
      const text = partAt(current, place(suffix));
      if (text === undefined) continue;
      const schema = completeSchema(settings, suffix, text, partAt(current, place('Create')));
      const [file = '', name] = place(suffix).split('#/');
      files.set(file, name === undefined ? schema : withPart(current(file), name, schema));
    }
  }
  return files;
}

type Settings = ReturnType<typeof readSettings>;

/** @param isPart whether the file has the other schemas, too */
function readSettings(text: string, isPart: boolean) {
  const list = (key: string): string[] => scalarAt(text, 'x-settings', key)?.match(/\w+/g) ?? [];
  const fields = membersAt(text, 'properties');
  const constant = list('constant');
  const fixed = [...constant, ...list('computed')];
  return {
    isPart,
    title: scalarAt(text, 'title') ?? '',
    fields,
    constant,
    required: requiredOf(text),
    settings: [...fields.keys()].filter((name) => !fixed.includes(name)),
    later: list('later'),
    initial: scalarAt(text, 'x-settings', 'initial') ?? '',
  };
}

const requiredOf = (text: string): string[] => blockAt(text, 'required')?.join(' ').match(/\w+/g)?.slice(1) ?? [];

/** Keeps the properties that the declared schema does not have, and the order of the others. */
function completeSchema(
  settings: Settings,
  suffix: (typeof suffixes)[number],
  current: string,
  create: string | undefined,
): string {
  const { fields } = settings;
  const known = membersAt(current, 'properties');
  const given = givenFields(settings, suffix, known);
  const isGone = (lines: readonly string[]) =>
    RegExp(`\\b${settings.title}(\\.yaml#)?/`).test(keyOf(lines, '$ref') ?? '');
  const kept = [...known].flatMap(([name, lines]) => (fields.has(name) || isGone(lines) ? [] : lines));
  const order = [...known.keys(), ...given].filter(
    (name, index, all) => given.has(name) && all.indexOf(name) === index,
  );
  const forms = membersAt(create, 'properties');
  const properties = order.flatMap((name) => property(settings, suffix, name, forms.get(name)));
  const [head = ''] = current.split(/^properties:/m);
  return `${headOf(settings, suffix, head, [...known.keys()])}properties:\n${[...properties, ...kept].join('\n')}\n`;
}

/** A new one has its constant fields that the request already gives, such as the organization of a webhook. */
function givenFields({ fields, settings, later, constant }: Settings, suffix: string, known: Map<string, unknown>) {
  if (suffix === 'Update') return new Set(settings);
  if (suffix !== 'Create') return new Set(fields.keys());
  return new Set([...settings, ...constant.filter((name) => known.has(name))].filter((name) => !later.includes(name)));
}

/** @param form in a request to create; one that is no reference is kept, and requests to update refer to it. */
function property(
  { isPart, title, fields, initial }: Settings,
  suffix: string,
  name: string,
  form: readonly string[] = [],
): string[] {
  const hasForm = form.length > 0 && keyOf(form, '$ref') === undefined;
  if (hasForm && suffix === 'Create') return [...form];
  const bare = bareReference(fields.get(name) ?? []);
  const schema = title + (hasForm && suffix === 'Update' ? 'Create' : '');
  const target = isPart ? `"#/${schema}/properties/${name}"` : `./${schema}.yaml#/properties/${name}`;
  const value = suffix === 'Create' ? new RegExp(`\\b${name}: ([^,}]*[^,} ])`).exec(initial)?.[1] : undefined;
  return [
    `  ${name}:`,
    `    $ref: ${schema === title && bare ? bare : target}`,
    ...(value === undefined ? [] : [`    default: ${value}`]),
  ];
}

/** Returns the lines before the properties. */
function headOf(
  { title, fields, constant, required, settings }: Settings,
  suffix: string,
  head: string,
  known: readonly string[],
): string {
  const own = known.filter((name) => !fields.has(name));
  const all = blockAt(head, 'required')?.join('\n') ?? '';
  if (suffix === 'WithSecret') return head.replace(all, flow('required', [...required, ...own]));
  if (suffix !== 'Replace') return head;
  const noun = title.toLowerCase();
  const optional = names(settings.filter((name) => !requiredOf(head).includes(name)).toSorted());
  const text = `The new values of a ${noun}. ${optional} keep their values if they are omitted. The other fields are read-only, so that you can send the body of the registration or the complete ${noun}: ${names(constant)} must have their values, and the others are ignored.`;
  return `${objectHead(`${title}Replace`, text)}${all}\n`;
}

const names = (list: readonly string[]) => new Intl.ListFormat('en-GB').format(list.map((name) => `\`${name}\``));
