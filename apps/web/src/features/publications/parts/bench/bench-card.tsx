// One credit to decide: the author as the paper has them beside the doctor, and what speaks for and against.
import type { BenchItem, Decision } from '@yijian/contract/publications';
import { Button, Checkbox } from 'antd';
import { Check, UserSearch, X } from 'lucide-react';
import { StatusBadge } from '@yijian/ui/badge';
import { Glyph } from '@yijian/ui/icon';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { usePublicationPhrases } from '../../publications.phrases.ts';
import { EvidenceList } from './evidence-list.tsx';

interface CardProps {
  readonly item: BenchItem;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  readonly mayDecide: boolean;
  readonly onCurrent: () => void;
  readonly onChoose: () => void;
  readonly onDecide: (decision: Decision) => void;
  readonly onAuthor: () => void;
}

export function BenchCard(props: CardProps): ReactNode {
  const { item, isCurrent, isChosen, isBusy, mayDecide, onCurrent, onChoose, onDecide, onAuthor } = props;
  const t = usePublicationPhrases();
  const format = useFormat();
  const card = useRef<HTMLLIElement>(null);
  const wasCurrent = useRef(isCurrent);
  useEffect(() => {
    if (isCurrent && !wasCurrent.current) card.current?.scrollIntoView({ block: 'nearest' });
    wasCurrent.current = isCurrent;
  }, [isCurrent]);
  return (
    <li
      ref={card}
      className={isCurrent ? 'bench-card bench-card-current' : 'bench-card'}
      aria-current={isCurrent}
      onFocus={onCurrent}
    >
      <header>
        {mayDecide ? (
          <Checkbox checked={isChosen} onChange={onChoose} aria-label={t('choose', { title: item.title })} />
        ) : null}
        <h3>
          {item.url === '' ? (
            item.title
          ) : (
            <a href={item.url} target="_blank" rel="noopener noreferrer">
              {item.title}
            </a>
          )}
        </h3>
        <span className="bench-confidence num">
          <small>{t('confidence')}</small>
          {format.percent(item.confidence, 0)}
        </span>
      </header>
      <div className="bench-sides">
        <PaperSide item={item} />
        <DoctorSide item={item} />
      </div>
      <EvidenceList evidence={item.evidence} />
      {mayDecide ? (
        <footer>
          <Button
            type="primary"
            icon={<Glyph icon={Check} size={16} />}
            disabled={isBusy}
            onClick={() => onDecide('CONFIRM')}
          >
            {t('confirm')}
          </Button>
          <Button icon={<Glyph icon={X} size={16} />} disabled={isBusy} onClick={() => onDecide('REJECT')}>
            {t('reject')}
          </Button>
          <Button type="text" icon={<Glyph icon={UserSearch} size={16} />} onClick={onAuthor}>
            {t('authorTools')}
          </Button>
        </footer>
      ) : null}
    </li>
  );
}

function PaperSide({ item }: { item: BenchItem }): ReactNode {
  const t = usePublicationPhrases();
  const format = useFormat();
  const rest = item.authorCount - 1 - item.coAuthors.length;
  const others = item.coAuthors.join(', ') + (rest > 0 ? ` +${rest}` : '');
  return (
    <dl>
      <dt>{t('author')}</dt>
      <dd>
        <strong>{item.authorName}</strong>{' '}
        <small>{t('place', { position: item.position, count: item.authorCount })}</small>
      </dd>
      <dt>{t('paper')}</dt>
      <dd>
        {[item.publishPeriodical, item.year].filter(Boolean).join(', ')}{' '}
        <small>{t('cited', { count: format.count(item.quotedTimes) })}</small>
      </dd>
      <dt>{t('institutions')}</dt>
      <dd>{item.institutions.length === 0 ? t('noInstitution') : item.institutions.slice(0, 2).join('; ')}</dd>
      <dt>{t('coAuthors')}</dt>
      <dd>{item.authorCount < 2 ? t('alone') : others}</dd>
      <dt>{t('topics')}</dt>
      <dd>{item.topics.slice(0, 5).join(', ') || '—'}</dd>
    </dl>
  );
}

function DoctorSide({ item }: { item: BenchItem }): ReactNode {
  const t = usePublicationPhrases();
  const format = useFormat();
  return (
    <dl>
      <dt>{t('doctor')}</dt>
      <dd>
        <strong>{item.doctorName}</strong>{' '}
        {item.rivals > 0 ? (
          <StatusBadge tone="warn">{t('rivals', { count: format.count(item.rivals) })}</StatusBadge>
        ) : null}
      </dd>
      <dt>{t('institutions')}</dt>
      <dd>
        {item.hospital} · {item.department} · {item.city}
      </dd>
      <dt>{t('direction')}</dt>
      <dd>{item.direction || '—'}</dd>
      <dt>{t('feature.years')}</dt>
      <dd>
        {[
          item.workingSince === null ? '' : t('since', { year: item.workingSince }),
          t('papers', { count: format.count(item.confirmedPapers) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </dd>
    </dl>
  );
}
