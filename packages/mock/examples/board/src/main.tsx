import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { finishSignIn } from './session.ts';
import './board.css';

// A production build without MSW does not contain the mock.
if (import.meta.env.VITE_API === 'msw') await (await import('./start-msw.ts')).startMsw();

const signInError = await finishSignIn().then(
  () => undefined,
  (error: unknown) => error,
);
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App signInError={signInError} />
  </StrictMode>,
);
