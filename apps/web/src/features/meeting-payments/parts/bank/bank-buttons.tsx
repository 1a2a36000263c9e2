// What finance opens beside the list: batches and paying accounts, loaded when they are opened.
import { onDemand } from '@yijian/ui/on-demand';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useBankPhrases } from '../../bank-files.phrases.ts';

const Batches = onDemand(() => import('./batches.tsx').then((part) => part.Batches));
const Accounts = onDemand(() => import('./accounts.tsx').then((part) => part.Accounts));
const Formats = onDemand(() => import('./formats/formats.tsx').then((part) => part.Formats));

export function BankButtons(): ReactNode {
  const t = useBankPhrases();
  const [shown, setShown] = useState<'batches' | 'accounts' | 'formats' | null>(null);
  const close = (): void => setShown(null);
  return (
    <>
      <Button onClick={() => setShown('formats')}>{t('formats')}</Button>
      <Button onClick={() => setShown('accounts')}>{t('accounts')}</Button>
      <Button onClick={() => setShown('batches')}>{t('batches')}</Button>
      {shown === 'batches' ? <Batches onClose={close} /> : null}
      {shown === 'formats' ? <Formats onClose={close} /> : null}
      {shown === 'accounts' ? <Accounts onClose={close} /> : null}
    </>
  );
}
