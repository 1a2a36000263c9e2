// The way between two persons and who of ours can introduce (product 3.4; specification 7.5 findDoctorRelation).
import type { DoctorPath, PathStep } from '@yijian/contract/academic-networks';
import { Avatar } from '@yijian/ui/badge';
import { Async, Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { usePath } from '../../academic-networks.api.ts';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';
import { useSharedWords } from '../shared-words.ts';

export function PathView({
  fromId,
  toId,
  onChoose,
}: {
  fromId: string | undefined;
  toId: string | undefined;
  onChoose: (id: string) => void;
}): ReactNode {
  const t = useNetworkPhrases();
  const query = usePath(fromId === undefined || toId === undefined ? null : { fromId, toId });
  if (fromId === undefined || toId === undefined) return <Empty title={t('pathAsk')} />;
  return (
    <Async query={query} shape="list" rows={4} failedTitle={t('failed')}>
      {(path) => (
        <div className="network-path">
          <Steps steps={path.steps} onChoose={onChoose} />
          <Introductions path={path} />
        </div>
      )}
    </Async>
  );
}

function Steps({ steps, onChoose }: { steps: readonly PathStep[]; onChoose: (id: string) => void }): ReactNode {
  const t = useNetworkPhrases();
  const words = useSharedWords();
  if (steps.length === 0) return <Empty title={t('noPath')} />;
  return (
    <ol className="network-steps">
      {steps.map(({ person, community, shared }, at) => (
        <li key={person.id}>
          {at === 0 ? null : <span className="network-link num">{words(shared)}</span>}
          <button type="button" onClick={() => onChoose(person.id)}>
            <Avatar name={person.name} />
            <span>
              <b>{person.name}</b>
              <small>{[person.hospital, community].filter(Boolean).join(' · ')}</small>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Introductions({ path }: { path: DoctorPath }): ReactNode {
  const t = useNetworkPhrases();
  const format = useFormat();
  const words = useSharedWords();
  return (
    <section className="network-introductions" aria-label={t('introductions')}>
      <h2>{t('introductions')}</h2>
      {path.introductions.length === 0 ? <p className="network-quiet">{t('introductionsNone')}</p> : null}
      <ul>
        {path.introductions.map((one) => (
          <li key={`${one.colleagueId} ${one.via.id}`}>
            <Avatar name={one.colleague} />
            <span>
              <b>{one.isMe ? `${one.colleague} (${t('me')})` : one.colleague}</b>{' '}
              {t(`basis.${one.basis}`, { name: one.via.name })}
              <small className="num">
                {[
                  one.isTarget ? t('knowsTarget') : t('toTarget', { name: one.via.name, shared: words(one.shared, 3) }),
                  ...(one.visits > 0 ? [t('visits', { count: one.visits }), format.date(one.lastVisitAt)] : []),
                ].join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
