import { type AddCommand, action, examples } from '../command/invocation.ts';
import { delimiter, repeatable } from '../command/options.ts';

/** Adds `worklane export`. */
export const addExport: AddCommand = (program, context) => {
  program
    .command('export')
    .summary('Write records to a CSV file')
    .description(
      'Writes all records of a collection as CSV in UTF-8, to standard output unless --output is given. Parts of a field have ' +
        'columns such as address.city, and values of a list are separated by semicolons. `worklane import` reads the file; ' +
        'references to other records are valid only in their own organization.\n\n' +
        'Text that a spreadsheet would execute as a formula gets an apostrophe, which `worklane import` removes.',
    )
    .argument('<collection>', 'such as contacts')
    .option('--output <file>', 'file to write; it is replaced when all records have been read')
    .option('--columns <names>', 'columns, separated by commas (default: all)')
    .option('--filter <name=value>', 'filter of the list; can be repeated', repeatable)
    .option('--delimiter <character>', 'delimiter, such as ";" or tab', delimiter, ',')
    .option('--bom', 'start with a byte order mark, by which Excel recognizes UTF-8')
    .option('--no-escape-formulas', 'write text that starts like a formula unchanged')
    .addHelpText(
      'after',
      examples(
        'worklane export contacts --output contacts.csv',
        'worklane export tasks --filter status=open --columns id,title,due_at',
        "worklane export companies --columns 'name,address,custom_fields.vip'",
      ),
    )
    .action(action(context, () => import('./export-records.ts'), 'exportRecords'));
};
