import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Board } from './board.tsx';
import { Problem } from './problem.tsx';
import { endExpiredSession, isSignedIn, signIn, signOut } from './session.ts';

/** Shows the board to users who are signed in. @param signInError why the sign-in that led to this page failed */
export function App({ signInError }: { signInError: unknown }) {
  const [{ isActive, error }, setSession] = useState({ isActive: isSignedIn(), error: signInError });
  const update = (error?: unknown) => setSession({ isActive: isSignedIn(), error });
  const [cache] = useState(() => {
    const onError = (error: Error) => endExpiredSession(error) && update(error);
    return new QueryClient({ queryCache: new QueryCache({ onError }), mutationCache: new MutationCache({ onError }) });
  });

  const toggle = async () => {
    try {
      await (isActive ? signOut() : signIn());
      cache.clear();
      update();
    } catch (error) {
      update(error);
    }
  };

  return (
    <QueryClientProvider client={cache}>
      <header>
        <h1>Task board</h1>
        <button type="button" onClick={toggle}>
          {isActive ? 'Sign out' : 'Sign in'}
        </button>
      </header>
      {error !== undefined && <Problem error={error} />}
      {isActive ? <Board /> : <main>Sign in to see the tasks of your organization.</main>}
    </QueryClientProvider>
  );
}
