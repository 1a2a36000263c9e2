// Opens the history of a record; the drawer is loaded when it is asked for.
import { Button } from 'antd';
import { History } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Glyph } from '@yijian/ui/icon';
import { useAuditPhrases } from '../../audit.phrases.ts';

const RecordHistory = lazy(() => import('./record-history.tsx').then((part) => ({ default: part.RecordHistory })));

export interface HistoryButtonProps {
  /** The kind as the trail names it, such as `doctors`. */
  readonly kind: string;
  readonly recordId: string;
}

export function HistoryButton({ kind, recordId }: HistoryButtonProps): ReactNode {
  const t = useAuditPhrases();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Glyph icon={History} />} onClick={() => setOpen(true)}>
        {t('history')}
      </Button>
      {open ? (
        <Suspense>
          <RecordHistory kind={kind} recordId={recordId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
