// A new process, or one of the drafts that somebody has not deployed yet.
import { Button, Dropdown } from 'antd';
import { ChevronDown, Plus } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useDrafts } from '../../workflow-designer.api.ts';
import { useDesignerPhrases } from '../../words/designer.phrases.ts';
import { useNames } from '../words/use-names.ts';

const NewDialog = lazy(() => import('./dialogs/new-dialog.tsx').then((part) => ({ default: part.NewDialog })));

export function DesignMenu({ onDesign }: { onDesign: (key: string) => void }): ReactNode {
  const t = useDesignerPhrases();
  const format = useFormat();
  const names = useNames();
  const drafts = useDrafts().data?.content ?? [];
  const [isNew, setNew] = useState(false);
  const items = drafts.map((draft) => ({
    key: draft.key,
    label: t('draftLine', {
      name: names.named(draft),
      by: draft.updatedBy ?? '',
      at: format.dateTime(draft.updatedAt),
    }),
    onClick: () => onDesign(draft.key),
  }));
  return (
    <>
      {items.length === 0 ? null : (
        <Dropdown trigger={['click']} menu={{ items }}>
          <Button icon={<Glyph icon={ChevronDown} size={14} />} iconPlacement="end">
            {t('drafts')}
          </Button>
        </Dropdown>
      )}
      <Button type="primary" icon={<Glyph icon={Plus} />} onClick={() => setNew(true)}>
        {t('newProcess')}
      </Button>
      {isNew ? (
        <Suspense>
          <NewDialog onClose={() => setNew(false)} onMade={onDesign} />
        </Suspense>
      ) : null}
    </>
  );
}
