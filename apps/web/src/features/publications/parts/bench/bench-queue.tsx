// Who waits: doctors with suggested papers, or authors who may be doctors.
import type { BenchBy, BenchGroup } from '@yijian/contract/publications';
import { Segmented } from 'antd';
import { SearchInput } from '@yijian/ui/filter';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useGroups } from '../../publications.api.ts';
import { usePublicationPhrases } from '../../publications.phrases.ts';

interface QueueProps {
  readonly by: BenchBy;
  readonly id: string | undefined;
  readonly onBy: (by: BenchBy) => void;
  readonly onPick: (id: string | undefined) => void;
}

export function BenchQueue({ by, id, onBy, onPick }: QueueProps): ReactNode {
  const t = usePublicationPhrases();
  const [keyword, setKeyword] = useState('');
  const groups = useGroups(by, keyword);
  const options = [
    { value: 'DOCTOR' as const, label: t('byDoctor') },
    { value: 'AUTHOR' as const, label: t('byAuthor') },
  ];
  return (
    <section className="bench-queue" aria-label={t('queue')}>
      <Segmented<BenchBy> block options={options} value={by} aria-label={t('queueBy')} onChange={onBy} />
      <SearchInput
        value={keyword}
        onChange={setKeyword}
        width="100%"
        placeholder={t(by === 'DOCTOR' ? 'searchDoctor' : 'searchAuthor')}
      />
      <Async query={groups} shape="list" failedTitle={t('failed')} empty={{ compact: true, reason: t('emptyQueue') }}>
        {({ content }) => (
          <ul>
            <li>
              <button type="button" aria-pressed={id === undefined} onClick={() => onPick(undefined)}>
                <strong>{t('all')}</strong>
              </button>
            </li>
            {content.map((group) => (
              <Group key={group.id} group={group} isOpen={group.id === id} onPick={onPick} />
            ))}
          </ul>
        )}
      </Async>
    </section>
  );
}

function Group({
  group,
  isOpen,
  onPick,
}: {
  group: BenchGroup;
  isOpen: boolean;
  onPick: (id: string) => void;
}): ReactNode {
  const t = usePublicationPhrases();
  const format = useFormat();
  return (
    <li>
      <button type="button" aria-pressed={isOpen} onClick={() => onPick(group.id)}>
        <strong>{group.name}</strong>
        <span className="num">{t('open', { count: format.count(group.open) })}</span>
        <small>{group.place}</small>
      </button>
    </li>
  );
}
