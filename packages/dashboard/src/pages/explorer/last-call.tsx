import operations from 'contract:operations';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiCall, curlExample, typescriptExample } from '../../contract/code-examples.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/code.tsx';
import styles from './explorer.module.css';

interface LastCall {
  call: ApiCall | undefined;
  record: (call: ApiCall) => void;
}

/** Returns the last change made in the explorer, also when another page made it. */
export function useLastCall(): LastCall {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const queryKey = [id, 'last call'];
  const { data } = useQuery<ApiCall>({ queryKey, queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY });
  return { call: data, record: (call) => queries.setQueryData(queryKey, call) };
}

/** Shows the last change in the collection as code; until there is one, the call that loaded the page. */
export function CodeExamples({ page }: { page: ApiCall }) {
  const { id } = useOrganization();
  const last = useLastCall().call;
  const call = last?.collection === page.collection ? last : page;
  const operation = operations[call.collection]?.[call.action];
  if (!operation) return null;
  return (
    <Card
      title="Code examples"
      description={call === last ? `Your last change: ${changes[call.action]}.` : 'The request that loaded this page.'}
    >
      <div className={styles.examples}>
        <CodeBlock title="curl" code={curlExample(operation, call, { origin: location.origin, organization: id })} />
        <CodeBlock title="TypeScript, @worklane/client" code={typescriptExample(call)} />
      </div>
    </Card>
  );
}

const changes = {
  list: 'list records',
  get: 'get a record',
  create: 'create a record',
  update: 'update a record',
  delete: 'delete a record',
} as const;
