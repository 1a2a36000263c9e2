// One material: what it is, its file, its editions, who took it away, and what can be done with it now.
import type { MaterialDetail } from '@yijian/contract/library';
import { DescriptionList, Section } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useMaterial } from '../library.api.ts';
import { useLibraryPhrases } from '../library.phrases.ts';
import { MaterialActs } from './material-acts.tsx';
import { MaterialFile } from './material-file.tsx';
import { MaterialStateBadge } from './material-state.tsx';
import './library.css';

interface MaterialDrawerProps {
  readonly id: string;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

export function MaterialDrawer({ id, onOpen, onClose }: MaterialDrawerProps): ReactNode {
  const t = useLibraryPhrases();
  const query = useMaterial(id);
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={query.data?.title ?? t('material')}
      width={640}
      footer={query.data ? <MaterialActs material={query.data} onOpen={onOpen} /> : undefined}
    >
      <Async query={query} shape="form" failedTitle={t('failed')}>
        {(material) => (
          <div className="library-parts">
            <Facts material={material} />
            <MaterialFile material={material} />
            <Editions material={material} onOpen={onOpen} />
            {material.downloads.length > 0 ? <Downloads material={material} /> : null}
          </div>
        )}
      </Async>
    </FormDrawer>
  );
}

function Facts({ material }: { material: MaterialDetail }): ReactNode {
  const t = useLibraryPhrases();
  const format = useFormat();
  const { reviewer, reviewedAt, instanceId } = material;
  const visits = hasPermission('customer:visits:team') ? 'teamVisit' : 'myVisit';
  const items = [
    { key: 'state', label: t('state'), value: <MaterialStateBadge state={material.state} /> },
    { key: 'approvalNumber', label: t('approvalNumber'), value: material.approvalNumber },
    { key: 'type', label: t('type'), value: t(`type.${material.type}`) },
    { key: 'audience', label: t('audience'), value: t(`audience.${material.audience}`) },
    { key: 'product', label: t('product'), value: material.product?.name },
    { key: 'topics', label: t('topics'), value: material.topics.join(' · ') || '—' },
    { key: 'effectiveOn', label: t('effectiveOn'), value: material.effectiveOn },
    { key: 'expiresOn', label: t('expiresOn'), value: material.expiresOn },
    { key: 'owner', label: t('owner'), value: material.owner.name },
    {
      key: 'reviewer',
      label: t('reviewer'),
      value: reviewer === null ? '—' : `${reviewer.name} · ${format.date(reviewedAt)}`,
    },
  ];
  return (
    <>
      <DescriptionList columns={2} items={items} />
      {material.reason === '' ? null : <p>{`${t('reason')}: ${material.reason}`}</p>}
      {instanceId === null ? null : (
        <p>
          <Link to={`/taskManager/process-instance/detail?id=${instanceId}`}>{t('review')}</Link>
        </p>
      )}
      {material.effectiveOn === null || !hasPermission('customer:visits:read') ? null : (
        <p>
          <Link to={`/customer/visitTeamManager/${visits}?materialId=${material.id}`}>{t('shownInVisits')}</Link>
        </p>
      )}
      {material.summary === '' ? null : (
        <Section title={t('summary')}>
          <p>{material.summary}</p>
        </Section>
      )}
      {material.citations === '' ? null : (
        <Section title={t('citations')}>
          <p>{material.citations}</p>
        </Section>
      )}
    </>
  );
}

function Editions({ material, onOpen }: { material: MaterialDetail; onOpen: (id: string) => void }): ReactNode {
  const t = useLibraryPhrases();
  const format = useFormat();
  return (
    <Section title={t('editions')} count={format.count(material.editions.length)}>
      <ul className="library-lines">
        {material.editions.map((edition) => (
          <li key={edition.id}>
            {edition.id === material.id ? (
              <strong>{t('editionOf', { edition: edition.edition })}</strong>
            ) : (
              <Link
                to={`?id=${edition.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  onOpen(edition.id);
                }}
              >
                {t('editionOf', { edition: edition.edition })}
              </Link>
            )}
            <MaterialStateBadge state={edition.state} />
            <span className="num">{format.date(edition.updatedAt)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Downloads({ material }: { material: MaterialDetail }): ReactNode {
  const t = useLibraryPhrases();
  const format = useFormat();
  return (
    <Section title={t('downloadedBy')} count={t('downloadsOf', { count: material.downloadCount })}>
      <ul className="library-lines">
        {material.downloads.map((one) => (
          <li key={`${one.userName} ${one.at}`}>
            <span>{one.userName}</span>
            <span className="num">{format.dateTime(one.at)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
