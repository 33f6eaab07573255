import { useQuery, useQueryClient } from '@tanstack/react-query';

export interface ShownSecret {
  secret: string | undefined;
  show: (of: string, secret: string) => void;
}

/**
 * A secret that was answered just now, also when another page shows it. It is held in memory alone, and is gone soon
 * after that page is left.
 * @param of what it is the secret of.
 */
export function useShownSecret(of: string): ShownSecret {
  const queries = useQueryClient();
  const { data } = useQuery<string>({ queryKey: ['secret', of], enabled: false, gcTime: 0 });
  return { secret: data, show: (of, secret) => queries.setQueryData(['secret', of], secret) };
}
