// Starts the doctors' own pages, a document beside the app: a doctor's phone loads neither shell nor component library (product 3.24).
import '@yijian/ui/tokens.css';
import '@yijian/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DoctorApp } from './app/doctor/doctor-app.tsx';
import { setToast } from './lib/api/index.ts';

// There is no toast: each part of the page says itself what failed.
setToast(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the app');
createRoot(root).render(
  <StrictMode>
    <DoctorApp />
  </StrictMode>,
);
