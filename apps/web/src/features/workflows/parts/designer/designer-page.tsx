// A definition is opened as it stands on the server now; what was on the page before is never drawn over it.
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useDesign } from '../../workflow-designer.api.ts';
import { useDesignerPhrases } from '../../words/designer.phrases.ts';
import { Designer } from './designer.tsx';

export function DesignerPage({ designKey, onClose }: { designKey: string; onClose: () => void }): ReactNode {
  const t = useDesignerPhrases();
  const query = useDesign(designKey);
  const [round, setRound] = useState(0);
  const fresh = query.isFetchedAfterMount ? query : { ...query, data: undefined };
  const reload = (): void => void query.refetch().then(() => setRound((now) => now + 1));
  return (
    <Async query={fresh} shape="chart" failedTitle={t('openFailed')}>
      {(draft) => <Designer key={`${draft.key} ${round}`} draft={draft} onClose={onClose} onReload={reload} />}
    </Async>
  );
}
