// Data upload: hospitals and doctors from a file (specification 2.3, DataCollection).
import type { ReactNode } from 'react';
import { useUploadPhrases } from '../data-models.phrases.ts';
import { UploadPage } from '../parts/upload-page.tsx';

export default function DataUploadScreen(): ReactNode {
  const t = useUploadPhrases();
  return <UploadPage title={t('title')} />;
}
