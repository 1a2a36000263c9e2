// A visit on a phone.
import type { Visit } from '@yijian/contract/visits';
import { TagList } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import type { DictionaryWords } from '../../../dictionaries/index.ts';
import './visit-card.css';
import { VisitStateBadge } from '../visit-state.tsx';

export function VisitCard({
  visit,
  words,
  ofTeam,
}: {
  visit: Visit;
  words: DictionaryWords;
  ofTeam: boolean;
}): ReactNode {
  const format = useFormat();
  const [label, day] = [format.timeLabel(visit.startsAt), format.date(visit.startsAt)];
  return (
    <article className="visit-card">
      <header>
        <strong>{visit.doctorName}</strong>
        <span className="visit-card-quiet">{visit.doctorTitle}</span>
        <VisitStateBadge state={visit.state} />
      </header>
      <p className="visit-card-quiet">
        {visit.hospitalName} {visit.department}
      </p>
      <p className="visit-card-facts num">
        <span>{label === day ? format.dateTime(visit.startsAt) : label}</span>
        <span>{words.label('visitType', visit.visitType)}</span>
        {ofTeam ? <span>{visit.userName}</span> : null}
      </p>
      <TagList tags={visit.visitPurposes.map((one) => words.label('visitPurpose', one))} />
    </article>
  );
}
