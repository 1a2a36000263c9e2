// Writing a visit down: a drawer on a desk, a sheet on a phone; a plan, a draft or a submitted visit (specification 7.5).
import type { VisitDetail } from '@yijian/contract/visits';
import { ErrorSummary, FormDrawer } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import type { PickedDoctor } from '../../../doctors/index.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import type { QueuedVisit } from '../offline/queue.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { useKeepVisit } from './use-keep-visit.ts';
import { useVisitWork } from './use-visit-work.ts';
import { VisitFields } from './visit-fields.tsx';
import { VisitFormFooter } from './visit-form-footer.tsx';
import { momentOf } from './visit-work.ts';

export interface VisitFormProps {
  /** The visit that is changed; absent for a new one. */
  readonly visit?: VisitDetail | undefined;
  /** The doctor a new visit begins with. */
  readonly doctor?: PickedDoctor | null;
  /** One that was written without a network, opened once more. */
  readonly queued?: QueuedVisit | undefined;
  readonly onClose: () => void;
}

/** Mount it while it is open: it starts from the visit, or from now. */
export function VisitForm({ visit, doctor = null, queued, onClose }: VisitFormProps): ReactNode {
  const t = useVisitPhrases();
  const [now] = useState(() => new Date());
  const { read, work, change, ...draft } = useVisitWork({ visit, doctor, queued, now });
  const { keep, problems, keeping } = useKeepVisit({ read, queued, onKept: onClose, onOutdated: draft.setOutdated });
  const isAhead = momentOf(work.startsAt) > now;
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={visit || queued ? t('edit') : isAhead ? t('plan') : t('add')}
      dirty={draft.isDirty}
      width={520}
      footer={<VisitFormFooter isAhead={isAhead} keeping={keeping} onKeep={(as) => keep(work, as)} />}
    >
      <ChangedElsewhere standing={draft.standing} reading={draft.reading} onTake={draft.takeNewest} />
      <ErrorSummary problems={problems} />
      <VisitFields work={work} change={change} problems={problems} isAhead={isAhead} isNew={read === undefined} />
    </FormDrawer>
  );
}
