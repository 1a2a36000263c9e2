// The facts of a visit in three groups: where and when, what was said, what follows.
import type { VisitDetail } from '@yijian/contract/visits';
import { TagList } from '@yijian/ui/badge';
import type { Description } from '@yijian/ui/detail-page';
import { joined, joinedClauses, useFormat } from '../../../../lib/format/index.ts';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { ShownList } from '../materials/shown-list.tsx';
import { useVisitPhrases } from '../../visits.phrases.ts';

const keys = ['visitType', 'visitPurpose', 'visitDuration', 'visitResults'] as const;
const reactionWords = { POSITIVE: 'positive', NEUTRAL: 'neutral', NEGATIVE: 'negative' } as const;

export function useVisitFacts(visit: VisitDetail): {
  place: Description[];
  content: Description[];
  follow: Description[];
} {
  const t = useVisitPhrases();
  const format = useFormat();
  const words = useDictionaries(keys);
  const productText = ({ name, keyMessage, reaction }: VisitDetail['products'][number]): string =>
    [name, keyMessage, reaction ? t(reactionWords[reaction]) : ''].filter(Boolean).join(' · ');
  const purposes = visit.visitPurposes.map((one) => words.label('visitPurpose', one));
  const far = (metres: number): string =>
    metres < 1000 ? t('metres', { count: metres }) : t('kilometres', { count: format.decimal(metres / 1000, 1) });
  const where = ({ placeState, latitude, accuracyMetres, distanceMetres, checkedInAt }: VisitDetail): string =>
    [
      checkedInAt === null ? '' : format.time(checkedInAt),
      latitude === null ? t(`place.${placeState ?? 'UNAVAILABLE'}`) : t('located', { metres: accuracyMetres ?? 0 }),
      distanceMetres === null ? '' : t('distance', { distance: far(distanceMetres) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const text = (value: string): string => (visit.notesHidden ? t('notesHidden') : value || t('none'));
  return {
    place: [
      {
        key: 'hospital',
        label: t('hospital'),
        value: [visit.hospitalName, visit.department].filter(Boolean).join(' · '),
      },
      { key: 'startsAt', label: t('visitedAt'), value: format.dateTime(visit.startsAt) },
      { key: 'visitor', label: t('visitor'), value: visit.userName },
      { key: 'joint', label: t('jointManager'), value: visit.jointManager?.name ?? t('none') },
      {
        key: 'companions',
        label: t('companions'),
        value: joined(visit.companions.map((one) => one.name)) || t('none'),
      },
      {
        key: 'colleagues',
        label: t('colleagues'),
        value: joined(visit.colleagues.map((one) => one.name)) || t('none'),
      },
      ...(visit.plannedAt === null
        ? []
        : [{ key: 'planned', label: t('plannedAt'), value: format.dateTime(visit.plannedAt) }]),
      ...(visit.placeState === null && visit.latitude === null
        ? []
        : [
            { key: 'location', label: t(visit.checkedInAt === null ? 'location' : 'checkedInAt'), value: where(visit) },
          ]),
    ],
    content: [
      { key: 'type', label: t('type'), value: words.label('visitType', visit.visitType) },
      { key: 'purposes', label: t('purposes'), value: <TagList tags={purposes} limit={10} /> },
      { key: 'duration', label: t('duration'), value: words.label('visitDuration', visit.visitDuration) || t('none') },
      { key: 'result', label: t('result'), value: words.label('visitResults', visit.visitResults) || t('none') },
      { key: 'products', label: t('products'), value: joinedClauses(visit.products.map(productText)) || t('none') },
      { key: 'materials', label: t('materials'), value: <ShownList materials={visit.materials} /> },
      { key: 'notes', label: t('notes'), value: text(visit.notes) },
      { key: 'questions', label: t('questions'), value: visit.questions || t('none') },
      ...(visit.adverseEvent ? [{ key: 'ae', label: t('adverseEvent'), value: t('adverseEventHint') }] : []),
      ...(visit.offLabel ? [{ key: 'ol', label: t('offLabel'), value: t('offLabelHint') }] : []),
    ],
    follow: [
      { key: 'next', label: t('nextStep'), value: visit.nextStep || t('none') },
      { key: 'due', label: t('nextStepDue'), value: visit.nextStepDue ?? t('none') },
      ...(visit.lateReason ? [{ key: 'late', label: t('lateReason'), value: visit.lateReason }] : []),
      ...(visit.lateReturnReason ? [{ key: 'returned', label: t('returnReason'), value: visit.lateReturnReason }] : []),
      ...(visit.unlockReason ? [{ key: 'unlock', label: t('unlockReason'), value: visit.unlockReason }] : []),
      ...(visit.reviewReason ? [{ key: 'review', label: t('reviewReason'), value: visit.reviewReason }] : []),
      ...(visit.cancelReason ? [{ key: 'cancel', label: t('cancelReason'), value: visit.cancelReason }] : []),
    ],
  };
}
