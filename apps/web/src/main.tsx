// Starts the page: a return from the identity provider is finished first, then the app is drawn (specification 2).
import '@yijian/ui/tokens.css';
import '@yijian/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { completeSignIn, startSession } from './lib/session/index.ts';

async function start(): Promise<void> {
  startSession();
  await completeSignIn();
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no place for the app');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();
