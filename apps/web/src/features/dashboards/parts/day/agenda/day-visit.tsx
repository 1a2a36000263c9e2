// A visit of the day: whom, where and why; the next step is on the card.
import type { Visit } from '@yijian/contract/visits';
import { Button, Dropdown } from 'antd';
import { Footprints, MapPin, MoreHorizontal, Pencil } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { hasPermission } from '../../../../../lib/session/index.ts';
import { useDictionaries } from '../../../../dictionaries/index.ts';
import { useCheckInHere, VisitStateBadge } from '../../../../visits/index.ts';
import { useDayPhrases } from '../../../dashboards-day.phrases.ts';
import { moves, type Move } from '../use-visit-moves.ts';
import '../day.css';

const keys = ['visitType', 'visitPurpose'] as const;

export interface DayVisitProps {
  readonly visit: Visit;
  readonly isNext: boolean;
  readonly onOpen: (start: 'read' | 'edit' | 'reschedule') => void;
  readonly onLater: (move: Move) => void;
}

export function DayVisit({ visit, isNext, onOpen, onLater }: DayVisitProps): ReactNode {
  const t = useDayPhrases();
  const words = useDictionaries(keys);
  const { state } = visit;
  const purposes = visit.visitPurposes.map((one) => words.label('visitPurpose', one));
  return (
    <>
      <div className="day-head">
        <button type="button" className="day-open" onClick={() => onOpen('read')}>
          <strong>{visit.doctorName}</strong> {visit.doctorTitle}
          <small>
            {visit.hospitalName} {visit.department}
          </small>
          <small>{[words.label('visitType', visit.visitType), ...purposes].join(' · ')}</small>
        </button>
        <VisitStateBadge state={state} />
        {hasPermission('customer:visits:write') ? (
          <Acts visit={visit} isNext={isNext} onOpen={onOpen} onLater={onLater} />
        ) : null}
      </div>
      {isNext ? (
        <div className="day-next">
          <Glyph icon={Footprints} size={12} /> {t(state === 'IN_VISIT' ? 'underWay' : 'next')}
        </div>
      ) : null}
    </>
  );
}

function Acts({ visit, isNext, onOpen, onLater }: DayVisitProps): ReactNode {
  const t = useDayPhrases();
  const { checkIn, isBusy } = useCheckInHere();
  if (visit.state === 'IN_VISIT' || visit.state === 'SAVED')
    return (
      <span className="day-acts">
        <Button
          size="small"
          type={isNext ? 'primary' : 'default'}
          icon={<Glyph icon={Pencil} />}
          onClick={() => onOpen('edit')}
        >
          {t(visit.state === 'SAVED' ? 'goOn' : 'record')}
        </Button>
      </span>
    );
  if (visit.state !== 'PLANNED') return null;
  return (
    <span className="day-acts">
      <Button
        size="small"
        type={isNext ? 'primary' : 'default'}
        icon={<Glyph icon={MapPin} />}
        loading={isBusy}
        onClick={() => void checkIn(visit.id)}
      >
        {t('checkIn')}
      </Button>
      <Button size="small" icon={<Glyph icon={Pencil} />} onClick={() => onOpen('edit')}>
        {t('record')}
      </Button>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            ...(Object.keys(moves) as Move[]).map((move) => ({
              key: move,
              label: t(`move.${move}`),
              onClick: () => onLater(move),
            })),
            { key: 'other', label: t('otherTime'), onClick: () => onOpen('reschedule') },
          ],
        }}
      >
        <Button
          size="small"
          type="text"
          icon={<Glyph icon={MoreHorizontal} />}
          aria-label={t('reschedule', { name: visit.doctorName })}
        />
      </Dropdown>
    </span>
  );
}
