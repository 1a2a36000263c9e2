// The way from a section of the profile to the form that adds one of its records (product 3.3).
import { IconButton } from '@yijian/ui/icon';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Allowed } from '../../../../lib/session/index.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';
import type { ManualKind } from './record-form/record-kinds.ts';

const RecordForm = lazy(() => import('../profile/dialogs.ts').then((part) => ({ default: part.RecordForm })));

export interface AddRecordProps {
  readonly doctorId: string;
  readonly kind: ManualKind;
  /** Of the section. */
  readonly title: string;
}

export function AddRecord({ doctorId, kind, title }: AddRecordProps): ReactNode {
  const t = usePanoramaPhrases();
  const [isOpen, setOpen] = useState(false);
  return (
    <Allowed permission="customer:academic-records:write">
      <IconButton icon={Plus} label={t('addTo', { title })} onClick={() => setOpen(true)} />
      {isOpen ? (
        <Suspense>
          <RecordForm doctorId={doctorId} kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Allowed>
  );
}
