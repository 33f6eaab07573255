import { flowFiles } from '../contract/flows.ts';
import { frontMatter, type Page, page, table } from '../pages/markdown.ts';
import readers from './openapi-3.2-readers.json' with { type: 'json' };

/** Returns the page with every file to download. */
export const downloadsPage = (): Page =>
  page(
    'downloads.md',
    frontMatter({
      description: 'OpenAPI, AsyncAPI, flows, payload models and text for language models.',
    }),
    '# Downloads',
    '## Contract',
    table(
      ['Document', 'Files'],
      [
        ['OpenAPI 3.1: operations and webhooks', '[openapi.yaml](/openapi.yaml), [openapi.json](/openapi.json)'],
        [
          'OpenAPI 3.2: the same, with the messages of the [event stream](/api/events/stream-events)',
          '[openapi-3.2.yaml](/openapi-3.2.yaml), [openapi-3.2.json](/openapi-3.2.json)',
        ],
        ['AsyncAPI 3.0: events', '[asyncapi.yaml](/asyncapi.yaml), [asyncapi.json](/asyncapi.json)'],
        ['Arazzo 1.1: [flows](/flows)', flowFiles.map((file) => `[${file}](/flows/${file})`).join(', ')],
      ],
    ),
    '### Tools that read OpenAPI 3.2',
    'OpenAPI 3.2 describes each message of a stream (`itemSchema`), groups tags by `parent`, and names the metadata of the ' +
      'authorization server. Everything else is the same in both versions. Use 3.1 with tools that do not read the messages. ' +
      '*Checked* means that the tool reports a wrong description of them.',
    table(
      ['Tool', 'Version', 'Reads it', 'Messages of the stream'],
      readers.map(([tool = '', _package, ...cells]) => [tool, ...cells]),
    ),
    '## Collections',
    'Postman and Bruno create a collection from [openapi.json](/openapi.json): import it, and set the base URL to that of a ' +
      'local mock ([start it](/front-end)).',
    '## Payload models',
    'Classes for the payloads of all events. [Webhooks](/webhooks) shows how to use them.',
    table(
      ['Language', 'File'],
      modelNames.map(([language, archive]) => [language, `[${archive}](/models/${archive})`]),
    ),
    '## Monitoring',
    'For a service that you run. [Run it](/self-hosting#monitor) shows how to use them.',
    table(
      ['Application', 'File'],
      [
        ['Grafana', '[grafana-dashboard.json](/monitoring/grafana-dashboard.json)'],
        ['Prometheus', '[alert-rules.yaml](/monitoring/alert-rules.yaml)'],
      ],
    ),
    '## For language models',
    'Every page is also available as Markdown: replace `.html` in its address by `.md`. [llms.txt](/llms.txt) lists all pages, ' +
      '[llms-full.txt](/llms-full.txt) contains all guides, and [sitemap.xml](/sitemap.xml) has the address of every page.',
  );

const modelNames = [
  ['Python', 'worklane-events-python.zip'],
  ['Go', 'worklane-events-go.zip'],
  ['Java', 'worklane-events-java.zip'],
  ['C#', 'worklane-events-csharp.zip'],
] as const;
