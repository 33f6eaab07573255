import { CSPProvider } from '@base-ui/react/csp-provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { router } from './routes.tsx';
import { SignedIn } from './session/signed-in.tsx';
import { Toasts } from './ui/toasts.tsx';
import './styles/tokens.css';
import './styles/base.css';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');

createRoot(root).render(
  <StrictMode>
    {/* The policy of the page refuses style elements. */}
    <CSPProvider disableStyleElements>
      <Toasts>
        <SignedIn>
          <RouterProvider router={router} />
        </SignedIn>
      </Toasts>
    </CSPProvider>
  </StrictMode>,
);
