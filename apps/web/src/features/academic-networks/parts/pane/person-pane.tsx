// The person pointed at: standing in the network, relation with the centre, what they share lately, where they lead (look and feel, right pane).
import type { MapFilter, PersonCard } from '@yijian/contract/academic-networks';
import { PaneGroup } from '@yijian/ui/analysis-page';
import { Avatar, Tag, TierBadge } from '@yijian/ui/badge';
import { IconButton } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { Button } from 'antd';
import { Crosshair, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { fillPath } from '../../../../lib/router/index.ts';
import { DoctorStar } from '../../../doctors/index.ts';
import { usePerson } from '../../academic-networks.api.ts';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';
import { Links } from './links.tsx';
import { RecentShared } from './recent-shared.tsx';

export interface PersonPaneProps {
  readonly personId: string;
  readonly centre: { readonly id: string; readonly name: string } | undefined;
  /** Which relations count. */
  readonly window: Partial<MapFilter>;
  readonly onCentre: (id: string) => void;
  readonly onPath: (id: string) => void;
  /** Absent for a person nobody chose. */
  readonly onClose: (() => void) | undefined;
}

export function PersonPane(props: PersonPaneProps): ReactNode {
  const t = useNetworkPhrases();
  return (
    <Async query={usePerson(props.personId, props.centre?.id)} shape="list" rows={6} failedTitle={t('failed')}>
      {(card) => <Card card={card} {...props} />}
    </Async>
  );
}

function Card({ card, centre, window, onCentre, onPath, onClose }: PersonPaneProps & { card: PersonCard }): ReactNode {
  const t = useNetworkPhrases();
  const format = useFormat();
  const { doctorId, name, tier, isFollowed } = card;
  const isCentre = centre?.id === card.id;
  const most = Math.max(1, ...card.relations.map(({ count }) => count));
  return (
    <div className="network-person">
      <header>
        <Avatar name={name} size={40} />
        <div>
          <b>{name}</b> {tier === null ? null : <TierBadge tier={tier} />}
          {doctorId === null || isFollowed === null ? null : (
            <DoctorStar doctor={{ id: doctorId, doctorName: name, attention: isFollowed }} />
          )}
          <small>{[card.title, card.hospital, card.department].filter(Boolean).join(' · ') || t('outside')}</small>
        </div>
        {onClose === undefined ? null : <IconButton icon={X} label={t('close')} onClick={onClose} />}
      </header>
      <dl className="network-figures num">
        <Figure label={t('connections')} value={format.count(card.connections)} note={t('personUnit')} />
        <Figure
          label={t('bridging')}
          value={card.bridging.toFixed(2)}
          note={card.bridgingTop === null ? '' : t('top', { count: card.bridgingTop })}
        />
        <Figure label={t('communities')} value={String(card.communities.length)} note={t('unit')} />
      </dl>
      <footer>
        {doctorId === null ? null : (
          <Link
            to={`${fillPath('/customer/businessRecord/:doctorId/:doctorName', { doctorId, doctorName: name })}?doctorId=${doctorId}&id=${doctorId}`}
          >
            <Button type="primary" tabIndex={-1}>
              {t('panorama')}
            </Button>
          </Link>
        )}
        {isCentre ? null : <Button onClick={() => onPath(card.id)}>{t('findPath')}</Button>}
        {isCentre ? null : (
          <IconButton icon={Crosshair} label={t('makeCentre')} outlined onClick={() => onCentre(card.id)} />
        )}
      </footer>
      {isCentre || centre === undefined ? null : (
        <PaneGroup title={t('relationsWith', { name: centre.name })}>
          {card.relations.length === 0 ? <p className="network-quiet">{t('noDirect')}</p> : null}
          <ul className="network-bars">
            {card.relations.map(({ type, count, fromYear, toYear }) => (
              <li key={type}>
                <span>{t(`type.${type}`)}</span>
                <span className="network-track">
                  <i style={{ inlineSize: `${(100 * count) / most}%` }} />
                </span>
                <span className="num">{count}</span>
                <small className="num">
                  {fromYear === null ? '' : fromYear === toYear ? fromYear : `${fromYear}–${toYear}`}
                </small>
              </li>
            ))}
          </ul>
        </PaneGroup>
      )}
      {isCentre || centre === undefined || card.relations.length === 0 ? null : (
        <PaneGroup title={t('recent')}>
          <RecentShared personId={centre.id} otherId={card.id} />
        </PaneGroup>
      )}
      <Links key={card.id} personId={card.id} window={window} />
      <PaneGroup title={t('reached')}>
        <div className="network-tags">
          {card.communities.map(({ community, name: label }) => (
            <Tag key={community}>{label}</Tag>
          ))}
        </div>
      </PaneGroup>
    </div>
  );
}

function Figure({ label, value, note }: { label: string; value: string; note: string }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b> <small>{note}</small>
      </dd>
    </div>
  );
}
