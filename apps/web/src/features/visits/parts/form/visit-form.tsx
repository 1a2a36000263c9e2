// Writing a visit down: a drawer on a desk, a sheet on a phone; a plan, a draft or a submitted visit (specification 7.5).
import type { VisitDetail } from '@yijian/contract/visits';
import { ErrorSummary, FormDrawer } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useOpenProblems } from '../../../../lib/forms/index.ts';
import { PlacedPart } from '../../../../lib/router/index.ts';
import type { PickedDoctor } from '../../../doctors/index.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { useIsOnline } from '../offline/use-is-online.ts';
import type { QueuedVisit } from '../offline/queue.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { useKeepVisit } from './use-keep-visit.ts';
import { useVisitWork } from './use-visit-work.ts';
import { VisitBriefing } from '../before/visit-briefing.tsx';
import { useVisitTime } from '../before/use-visit-time.ts';
import { VisitFields } from './visit-fields.tsx';
import { VisitFormFooter } from './visit-form-footer.tsx';
import { momentOf, type VisitWork } from './visit-work.ts';

export interface VisitFormProps {
  /** The visit that is changed; absent for a new one. */
  readonly visit?: VisitDetail | undefined;
  /** The doctor a new visit begins with. */
  readonly doctor?: PickedDoctor | null;
  /** When a new visit begins; now unless given. ISO 8601. */
  readonly startsAt?: string | undefined;
  /** What is known of a new visit, such as that it is in the chat. */
  readonly known?: Partial<Pick<VisitWork, 'visitType' | 'visitDuration'>> | undefined;
  /** One that was written without a network, opened once more. */
  readonly queued?: QueuedVisit | undefined;
  readonly onClose: () => void;
}

/** Mount it while it is open: it starts from the visit, or from now. */
export function VisitForm({ visit, doctor = null, startsAt, known, queued, onClose }: VisitFormProps): ReactNode {
  const t = useVisitPhrases();
  const [now] = useState(() => new Date());
  const { read, work, change, ...draft } = useVisitWork({
    visit,
    doctor,
    queued,
    now,
    known,
    startsAt: startsAt === undefined ? undefined : new Date(startsAt),
  });
  const time = useVisitTime({
    isNew: visit === undefined && queued === undefined,
    visit,
    work,
    now,
    begin: draft.begin,
  });
  const { keep, keeping, ...told } = useKeepVisit({ read, queued, onKept: onClose, onOutdated: draft.setOutdated });
  const problems = useOpenProblems(told.problems, work);
  const isAhead = momentOf(work.startsAt) > now;
  const isNew = read === undefined;
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
      {work.doctor === null ? null : <VisitBriefing doctorId={work.doctor.id} onRepeat={change} />}
      {isNew && work.doctor !== null ? <BesidePlan doctorId={work.doctor.id} at={momentOf(work.startsAt)} /> : null}
      <VisitFields
        work={work}
        change={change}
        problems={problems}
        isAhead={isAhead}
        isNew={isNew}
        timeNote={time}
        now={now}
      />
    </FormDrawer>
  );
}

/** What is asked of the server for a plan; without a network nothing is. */
function BesidePlan({ doctorId, at }: { doctorId: string; at: Date }): ReactNode {
  const moment = Number.isNaN(at.getTime()) ? undefined : at.toISOString();
  return useIsOnline() ? <PlacedPart place="besidePlan" ids={[doctorId]} at={moment} /> : null;
}
