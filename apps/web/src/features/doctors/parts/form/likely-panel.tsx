// Doctors who may be the one being typed, each side by side with it: use one of them, or go on with a reason (product 3.2).
import type { LikelyDoctor, LikelyDoctors } from '@yijian/contract/doctors';
import { Button } from 'antd';
import { StatusBadge } from '@yijian/ui/badge';
import { Fragment, type ReactNode } from 'react';
import { joined } from '../../../../lib/format/index.ts';
import { useKeepingPhrases } from '../../doctor-keeping.phrases.ts';
import { LikenessScore, VerdictList } from '../likeness/verdict-list.tsx';
import type { DoctorWork } from './doctor-work.ts';
import { useEntryNames } from './use-entry-names.ts';

export interface LikelyPanelProps {
  readonly work: DoctorWork;
  /** Undefined while there is too little to compare. */
  readonly found: LikelyDoctors | undefined;
  readonly onUse: (doctor: LikelyDoctor) => void;
  /** Whether an archived doctor can be used, by being taken back. */
  readonly takesBack?: boolean;
}

export function LikelyPanel({ work, found, onUse, takesBack = true }: LikelyPanelProps): ReactNode {
  const t = useKeepingPhrases();
  const count = found === undefined ? 0 : found.doctors.length + found.hidden;
  return (
    <section className="likely-panel" aria-label={t('likelyTitle')} aria-live="polite">
      {found === undefined ? (
        <p>{t('likelyStart')}</p>
      ) : count === 0 ? (
        <p>{t('likelyNone')}</p>
      ) : (
        <h3>{t('likelyTitle')}</h3>
      )}
      {found === undefined || found.doctors.length === 0 ? null : (
        <ol>
          {found.doctors.map((doctor) => (
            <li key={doctor.id}>
              <Candidate
                doctor={doctor}
                work={work}
                onUse={doctor.isArchived && !takesBack ? undefined : () => onUse(doctor)}
              />
            </li>
          ))}
        </ol>
      )}
      {found?.numbers === 'LIMIT' ? <p>{t('numbersLimit')}</p> : null}
      {found?.numbers === 'NOT_ALLOWED' ? <p>{t('numbersNotAllowed')}</p> : null}
      {found === undefined || found.hidden === 0 ? null : <p>{t('likelyHidden', { count: found.hidden })}</p>}
    </section>
  );
}

interface CandidateProps {
  readonly doctor: LikelyDoctor;
  readonly work: DoctorWork;
  readonly onUse: (() => void) | undefined;
}

function Candidate({ doctor, work, onUse }: CandidateProps): ReactNode {
  const t = useKeepingPhrases();
  const nameOf = useEntryNames();
  const rows = [
    ['name', work.name, `${doctor.doctorName} ${doctor.doctorTitle}`],
    ['hospitalId', work.hospital?.name ?? '', `${doctor.hospital} · ${doctor.city}`],
    ['departmentName', work.departmentName, doctor.department],
    ['phone', work.phone, doctor.maskedPhone ?? ''],
  ] as const;
  return (
    <article className="likely-one">
      <header>
        <LikenessScore score={doctor.score} />
        <strong>{doctor.doctorName}</strong>
        {doctor.isArchived ? <StatusBadge tone="warn">{t('archived')}</StatusBadge> : null}
        {doctor.isMine ? <StatusBadge tone="ok">{t('mine')}</StatusBadge> : null}
        <span>{joined(doctor.owners)}</span>
        {onUse === undefined ? null : (
          <Button size="small" onClick={onUse}>
            {t(doctor.isArchived ? 'restoreThis' : 'useThis')}
          </Button>
        )}
      </header>
      <div className="likely-sides">
        <span />
        <span className="likely-head">{t('typed')}</span>
        <span className="likely-head">{t('there')}</span>
        {rows.map(([key, own, other]) => (
          <Fragment key={key}>
            <span className="likely-head">{nameOf(key)}</span>
            <span>{own || '—'}</span>
            <span>{other || '—'}</span>
          </Fragment>
        ))}
      </div>
      <VerdictList verdicts={doctor.verdicts} />
    </article>
  );
}
