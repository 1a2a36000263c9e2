// What those who keep the analysis do: drugs and posts.
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Allowed } from '../../../../lib/session/index.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import { DrugBook, ImportDrawer, ServiceDialog, TaggerDialog } from '../on-demand.tsx';

export function Upkeep(): ReactNode {
  const t = useInsightPhrases();
  const [open, setOpen] = useState<'drugs' | 'posts' | 'service' | 'tagger'>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Allowed permission="userInsights:insights:write">
        <Button onClick={() => setOpen('drugs')}>{t('drugBook')}</Button>
        <Button onClick={() => setOpen('posts')}>{t('importPosts')}</Button>
        {open === 'drugs' ? <DrugBook onClose={close} /> : null}
        {open === 'posts' ? <ImportDrawer onClose={close} /> : null}
      </Allowed>
      <Allowed permission="admin:enterprise:write">
        <Button onClick={() => setOpen('service')}>{t('serviceButton')}</Button>
        <Button onClick={() => setOpen('tagger')}>{t('taggerButton')}</Button>
        {open === 'tagger' ? <TaggerDialog onClose={close} /> : null}
        {open === 'service' ? <ServiceDialog onClose={close} /> : null}
      </Allowed>
    </>
  );
}
