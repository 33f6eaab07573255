import calls from 'contract:calls';
import { curlLine, type Deed, typescriptLine } from '../../contract/request-lines.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import styles from './as-code.module.css';
import { useLastDeed } from './last-deed.ts';

/** How a program does what was just done here; and before anything was, what this page did. */
export function AsCode({ page }: { page: Deed }) {
  const { id } = useOrganization();
  const last = useLastDeed().deed;
  const deed = last?.collection === page.collection ? last : page;
  const call = calls[deed.collection]?.[deed.action];
  if (!call) return null;
  return (
    <Card title="As code" lead={deed === last ? `What you just did: ${words[deed.action]}.` : 'What this page does.'}>
      <div className={styles.lines}>
        <CodeBlock title="curl" code={curlLine(call, deed, { origin: location.origin, organization: id })} />
        <CodeBlock title="TypeScript, @worklane/client" code={typescriptLine(deed)} />
      </div>
    </Card>
  );
}

const words = {
  list: 'listed records',
  get: 'read a record',
  create: 'created a record',
  update: 'changed a record',
  delete: 'deleted a record',
} as const;
