import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyableValue } from './copy-button.tsx';
import { Notice } from './notice.tsx';

/** Shows a new secret with a button that copies it. */
export const RevealedSecret = ({ name, secret }: { name: string; secret: string }) => (
  <Notice tone="warning" title={`${name}: copy it now, it is not shown again`}>
    <CopyableValue value={secret} label={`Copy ${name.toLowerCase()}`} />
  </Notice>
);

interface RevealedSecretState {
  secret: string | undefined;
  reveal: (owner: string, secret: string) => void;
}

/**
 * Returns a secret that the service has just issued, also when another page received it. It is kept in memory only and
 * dropped soon after the page is left.
 * @param owner the application or webhook that the secret belongs to
 */
export function useRevealedSecret(owner: string): RevealedSecretState {
  const queries = useQueryClient();
  const { data } = useQuery<string>({ queryKey: ['secret', owner], queryFn: skipToken, gcTime: 0 });
  return { secret: data, reveal: (owner, secret) => queries.setQueryData(['secret', owner], secret) };
}
