// Columns of the visit lists.
import { visitFields } from '@yijian/contract/dictionaries';
import type { Visit } from '@yijian/contract/visits';
import { Tag, TagList } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useListColumns, type DictionaryWords, type DrawnColumn } from '../../../dictionaries/index.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { VisitStateBadge } from '../visit-state.tsx';

/** The field of the record that each column shows. */
const fieldOf = {
  doctor: 'doctorName',
  hospital: 'hospitalName',
  startsAt: 'startsAt',
  visitor: 'userName',
  type: 'visitType',
  purposes: 'visitPurposes',
  products: 'products',
  result: 'visitResults',
  nextStep: 'nextStep',
  state: 'state',
} as const;

/** `ofTeam` shows who visited. */
export function useVisitColumns(words: DictionaryWords, ofTeam: boolean): DataColumn<Visit>[] {
  const t = useVisitPhrases();
  const format = useFormat();
  // English purposes are sentences: one, and how many more.
  const isWide = useLanguage() === 'en';
  const columns: (DrawnColumn<Visit> | undefined)[] = [
    {
      key: 'doctor',
      width: { zh: 128, en: ofTeam ? 145 : 174 },
      render: (visit) => <TwoLine strong value={visit.doctorName} context={visit.doctorTitle} />,
    },
    {
      key: 'hospital',
      title: t('hospital'),
      width: { zh: 180, en: ofTeam ? 154 : 180 },
      render: (visit) => <TwoLine value={visit.hospitalName} context={visit.department} title={visit.hospitalName} />,
    },
    {
      key: 'startsAt',
      width: { zh: 112, en: ofTeam ? 119 : 116 },
      sortable: true,
      render: (visit) => {
        const [label, day] = [format.timeLabel(visit.startsAt), format.date(visit.startsAt)];
        return <TwoLine value={label} context={label === day ? format.time(visit.startsAt) : day} />;
      },
    },
    ofTeam
      ? {
          key: 'visitor',
          width: { zh: 92, en: 103 },
          render: (visit) => (
            <TwoLine value={visit.userName} context={visit.isJoint ? <Tag>{t('joint')}</Tag> : undefined} />
          ),
        }
      : undefined,
    {
      key: 'type',
      width: { zh: 88, en: ofTeam ? 96 : 106 },
      render: (visit) => (
        <TwoLine
          value={words.label('visitType', visit.visitType)}
          context={words.label('visitDuration', visit.visitDuration)}
        />
      ),
    },
    {
      key: 'purposes',
      width: { zh: 164, en: ofTeam ? 148 : 162 },
      render: (visit) => (
        <TagList limit={isWide ? 1 : 2} tags={visit.visitPurposes.map((one) => words.label('visitPurpose', one))} />
      ),
    },
    {
      key: 'products',
      width: { zh: 108, en: 92 },
      render: (visit) => (visit.products.length === 0 ? '—' : <TagList tags={visit.products} limit={1} />),
    },
    {
      key: 'result',
      width: { zh: 108, en: 104 },
      render: (visit) => words.label('visitResults', visit.visitResults) || '—',
    },
    {
      key: 'nextStep',
      width: { zh: ofTeam ? 112 : 128, en: ofTeam ? 94 : 106 },
      render: (visit) =>
        visit.nextStep ? (
          <TwoLine value={visit.nextStep} context={visit.nextStepDue ?? undefined} title={visit.nextStep} />
        ) : (
          '—'
        ),
    },
    {
      key: 'state',
      width: { zh: 104, en: ofTeam ? 126 : 124 },
      render: (visit) => <VisitStateBadge state={visit.state} />,
    },
  ];
  const shown = columns.filter((column) => column !== undefined);
  return useListColumns('visits', visitFields, shown, fieldOf);
}
