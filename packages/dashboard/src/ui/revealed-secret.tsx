import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyButton } from './code.tsx';
import { Notice } from './notice.tsx';
import styles from './revealed-secret.module.css';

/** Shows a new secret in one line with a button that copies it. Focusing it selects all of it. */
export const RevealedSecret = ({ name, secret }: { name: string; secret: string }) => (
  <Notice tone="warning" title={`${name}: copy it now, it is not shown again`}>
    <div className={styles.secret}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <code tabIndex={0} onFocus={({ currentTarget }) => getSelection()?.selectAllChildren(currentTarget)}>
        {secret}
      </code>
      <CopyButton text={secret} label={`Copy ${name.toLowerCase()}`} />
    </div>
  </Notice>
);

/**
 * Returns a secret that the service has just issued, also when another page received it. It is kept in memory only and
 * dropped soon after the page is left.
 * @param owner the application or webhook that the secret belongs to
 */
export function useRevealedSecret(owner: string) {
  const queries = useQueryClient();
  const { data } = useQuery<string>({ queryKey: ['secret', owner], queryFn: skipToken, gcTime: 0 });
  return { secret: data, reveal: (owner: string, secret: string) => queries.setQueryData(['secret', owner], secret) };
}
