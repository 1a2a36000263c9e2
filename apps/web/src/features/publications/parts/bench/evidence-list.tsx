// Why an author may be the doctor: each feature in words, with what it weighs.
import { medicalFields, type Evidence, type MedicalField } from '@yijian/contract/publications';
import type { z } from 'zod';
import { Tag } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { usePublicationPhrases } from '../../publications.phrases.ts';

type Row = z.infer<typeof Evidence>;

export function EvidenceList({ evidence }: { evidence: readonly Row[] }): ReactNode {
  const t = usePublicationPhrases();
  const format = useFormat();
  return (
    <ul className="bench-evidence" aria-label={t('why')}>
      {evidence.map((row) => (
        <li key={row.feature}>
          <Tag tone={row.weight > 0 ? 'ok' : row.weight < 0 ? 'bad' : 'neutral'}>
            {t(`feature.${row.feature}`)}{' '}
            <span className="num">
              {row.weight > 0 ? '+' : ''}
              {row.weight === 0 ? '' : format.decimal(row.weight, 1)}
            </span>
          </Tag>
          <small>{wordsOf(t, row)}</small>
        </li>
      ))}
    </ul>
  );
}

type Say = ReturnType<typeof usePublicationPhrases>;

function wordsOf(t: Say, { feature, value }: Row): string {
  switch (feature) {
    case 'homonyms':
      return t('value.homonyms', { count: value });
    case 'coAuthors':
    case 'namesakes':
      return t(`value.${feature}`, { count: value });
    case 'colleagues':
      return value === '0' ? t('value.colleagues.none') : t('value.colleagues', { count: value });
    case 'rival':
      return t('value.rival');
    case 'field':
    case 'worksField':
      return value.startsWith('OTHER:')
        ? t('value.field.other', { field: fieldName(t, value.slice(6)) })
        : t('value.field.same', { field: fieldName(t, value) });
    default:
      return t(`value.${feature}.${value}` as 'value.name.HAN');
  }
}

/** Evidence is kept with the paper: a name that an older version gave stands as it was written. */
const fieldName = (t: Say, value: string): string =>
  (medicalFields as readonly string[]).includes(value) ? t(`field.${value as MedicalField}`) : value;
