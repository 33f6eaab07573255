import { CSPProvider } from '@base-ui/react/csp-provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { collectLoadErrors } from './pages/error-pages.tsx';
import { router } from './routes.tsx';
import { SessionProvider } from './session/session.tsx';
import { ToastProvider } from './ui/toast.tsx';
import './styles/tokens.css';
import './styles/base.css';

const root = document.querySelector('#root');
if (!root) throw new Error('Missing element #root.');

collectLoadErrors();
createRoot(root).render(
  <StrictMode>
    {/* The Content-Security-Policy of the page blocks style elements. */}
    <CSPProvider disableStyleElements>
      <ToastProvider>
        <SessionProvider>
          <RouterProvider router={router} />
        </SessionProvider>
      </ToastProvider>
    </CSPProvider>
  </StrictMode>,
);
