// Opens the drawer that keeps tags, loaded when it is asked for.
import { IconButton } from '@yijian/ui/icon';
import { Tags } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { DoctorFilters } from '../../doctors.api.ts';
import { useDoctorPhrases } from '../../doctors.phrases.ts';

const TagManager = lazy(() => import('./tag-manager.tsx').then((part) => ({ default: part.TagManager })));

export function TagManagerButton({ filters }: { filters: DoctorFilters }): ReactNode {
  const t = useDoctorPhrases();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={Tags} label={t('keepTags')} onClick={() => setOpen(true)} />
      {isOpen ? (
        <Suspense>
          <TagManager filters={filters} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
