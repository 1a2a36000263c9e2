// What was shown in a visit, each edition with the way to it and how it stands today.
import type { Shown } from '@yijian/contract/visits';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Tag } from '@yijian/ui/badge';
import { useMaterialPhrases } from '../../visit-materials.phrases.ts';

const pathOf = ({ kind, id }: Shown): string =>
  kind === 'ARTICLE' ? `/content/contentDetail?id=${id}` : `/meeting/medicalLibrary?id=${id}`;

export function ShownList({ materials }: { materials: readonly Shown[] }): ReactNode {
  const t = useMaterialPhrases();
  if (materials.length === 0) return t('none');
  return (
    <ul className="visit-shown">
      {materials.map((one) => (
        <li key={`${one.kind}:${one.id}`}>
          <Link to={pathOf(one)}>{one.title}</Link> <span>{t('edition', { edition: one.edition })}</span>
          {one.standing === 'IN_FORCE' ? null : <Tag>{t(`standing.${one.standing}`)}</Tag>}
        </li>
      ))}
    </ul>
  );
}
