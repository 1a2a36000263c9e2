// With whom a doctor is academically related, by type; a doctor in sight opens in the place of this one (specification 2.5, collaboration).
import type { Relation, RelationType } from '@yijian/contract/academic-networks';
import { Avatar } from '@yijian/ui/badge';
import { Empty, Failed, Loading, describeError } from '@yijian/ui/states';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useRelationTypes, useRelations } from '../../academic-networks.api.ts';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';
import './related.css';

interface RelatedColleaguesProps {
  readonly doctorId: string;
  /** Shows another doctor in the place of this one. */
  readonly onOpen: (doctorId: string) => void;
}

export function RelatedColleagues({ doctorId, onOpen }: RelatedColleaguesProps): ReactNode {
  const t = useNetworkPhrases();
  const [type, setType] = useState<RelationType>();
  const types = useRelationTypes(doctorId).data ?? [];
  const query = useRelations(doctorId, type);
  if (query.isError)
    return <Failed title={t('relatedFailed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />;
  if (query.isPending) return <Loading shape="list" rows={3} />;
  if ((query.data.pages[0] as { withheld?: boolean } | undefined)?.withheld === true)
    return <Empty reason={t('withheld')} />;
  return (
    <div className="related-colleagues">
      <div className="related-types">
        {types.map((one) => (
          <Button
            key={one.type}
            size="small"
            type={one.type === type ? 'primary' : 'default'}
            aria-pressed={one.type === type}
            onClick={() => setType(one.type === type ? undefined : one.type)}
          >
            {t(`type.${one.type}`)} <span className="num">{one.persons}</span>
          </Button>
        ))}
        {hasPermission('userInsights:academic-networks:read') && types.length > 0 ? (
          <Link className="related-open" to={`/userInsights/DoctorAcademicNetwork?doctorId=${doctorId}`}>
            {t('openNetwork')}
          </Link>
        ) : null}
      </div>
      {query.items.length === 0 ? <Empty reason={t('nobody')} /> : null}
      <ul>
        {query.items.map((relation) => (
          <RelatedPerson key={relation.relationId} relation={relation} onOpen={onOpen} />
        ))}
      </ul>
      {query.items.length === 0 ? null : query.hasNextPage ? (
        <Button
          type="link"
          className="related-more"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : (
        <p className="related-end">{t('noMore')}</p>
      )}
    </div>
  );
}

interface RelatedPersonProps {
  readonly relation: Relation;
  readonly onOpen: (doctorId: string) => void;
}

function RelatedPerson({ relation, onOpen }: RelatedPersonProps): ReactNode {
  const t = useNetworkPhrases();
  const { doctorId, relationName, relationHospital, department, data } = relation;
  const parts = (Object.entries(data) as [RelationType, number][]).toSorted((a, b) => b[1] - a[1]);
  return (
    <li>
      <Avatar name={relationName} />
      <span className="related-who">
        {doctorId === null ? (
          <b>{relationName}</b>
        ) : (
          <Button type="link" onClick={() => onOpen(doctorId)}>
            {relationName}
          </Button>
        )}
        <small>{[relationHospital, department].filter(Boolean).join(' · ')}</small>
      </span>
      <span className="related-shared num">
        {parts.map(([type, count]) => (count === 1 ? t(`onePart.${type}`) : t(`part.${type}`, { count }))).join(' · ')}
      </span>
    </li>
  );
}
