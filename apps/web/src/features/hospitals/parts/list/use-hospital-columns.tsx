// Columns of the hospital lists.
import { hospitalFields } from '@yijian/contract/dictionaries';
import type { Hospital } from '@yijian/contract/hospitals';
import { TagList } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo } from 'react';
import { daysBetween, today, useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useListColumns, type DrawnColumn } from '../../../dictionaries/index.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { useHospitalWords } from '../use-hospital-words.ts';

/** Days without a visit from which the number is amber, and red. */
const AMBER = 30;
const RED = 60;

/** Under the shown name stands the one in the other language, and without it the address. */
const otherName = ({ shownName, name, enName, address }: Hospital): string =>
  (shownName === name ? enName : name) || address;

/** The field of the record that each column shows. */
const fieldOf = {
  name: 'name',
  level: 'level',
  city: 'cityName',
  doctorCount: 'doctorCount',
  products: 'products',
  owners: 'owners',
  lastVisitAt: 'lastVisitAt',
  beds: 'beds',
} as const;

export function useHospitalColumns(): DataColumn<Hospital>[] {
  const t = useHospitalPhrases();
  const words = useHospitalWords();
  const format = useFormat();
  const isEnglish = useLanguage() === 'en';
  const columns = useMemo(
    (): DrawnColumn<Hospital>[] => [
      {
        key: 'name',
        title: t('name'),
        width: { zh: 240, en: 300 },
        sortable: true,
        render: (hospital) => (
          <TwoLine strong value={hospital.shownName} context={otherName(hospital)} title={hospital.shownName} />
        ),
      },
      {
        key: 'level',
        width: { zh: 108, en: 128 },
        sortable: true,
        render: (hospital) => <TwoLine value={words.level(hospital.level)} context={words.type(hospital.type)} />,
      },
      {
        key: 'city',
        width: { zh: 84, en: 92 },
        render: (hospital) => <TwoLine value={hospital.cityName || '—'} context={hospital.provinceName} />,
      },
      {
        key: 'doctorCount',
        title: t('doctors'),
        width: { zh: 84, en: 96 },
        align: 'right',
        sortable: true,
        render: (hospital) => (
          <TwoLine
            value={format.count(hospital.doctorCount)}
            context={t('doctorsCovered', { count: format.count(hospital.coveredCount) })}
          />
        ),
      },
      {
        key: 'products',
        width: { zh: 176, en: 172 },
        render: (hospital) => {
          const listed = hospital.products.filter((one) => one.listingStatus !== 'NONE');
          return listed.length === 0 ? (
            '—'
          ) : (
            <TagList limit={1} tags={listed.map((one) => `${one.name} ${words.listing(one.listingStatus)}`)} />
          );
        },
      },
      {
        key: 'owners',
        width: { zh: 132, en: 140 },
        render: (hospital) => <TagList limit={isEnglish ? 1 : 2} tags={hospital.owners} />,
      },
      {
        key: 'lastVisitAt',
        width: { zh: 100, en: 108 },
        sortable: true,
        render: ({ lastVisitAt }) => {
          const days = lastVisitAt === null ? null : daysBetween(lastVisitAt, today());
          if (lastVisitAt === null || days === null) return t('never');
          const tone = days >= RED ? ('bad' as const) : days >= AMBER ? ('warn' as const) : undefined;
          return <TwoLine value={format.daysSince(lastVisitAt)} context={format.shortDate(lastVisitAt)} tone={tone} />;
        },
      },
      {
        key: 'beds',
        width: 80,
        align: 'right',
        sortable: true,
        render: (hospital) => format.count(hospital.beds),
      },
    ],
    [t, words, format, isEnglish],
  );
  return useListColumns('hospitals', hospitalFields, columns, fieldOf);
}
