// Everything that changed a budget, newest first.
import { Section } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useBudgetEntries } from '../../budgets.api.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';

export function EntriesSection({ id }: { id: string }): ReactNode {
  const t = useBudgetPhrases();
  const format = useFormat();
  const query = useBudgetEntries(id);
  return (
    <Section title={t('entries')}>
      <Async query={query} shape="list" rows={3} failedTitle={t('failed')} empty={{ reason: t('noEntries') }} compact>
        {({ content }) => (
          <ul className="budget-lines">
            {content.map((entry) => (
              <li key={entry.id}>
                <span>
                  {[t(`kind.${entry.kind}`), entry.stage && t(`stage.${entry.stage}`), entry.title]
                    .filter(Boolean)
                    .join(' · ')}
                  <small>{[format.dateTime(entry.at), entry.userName, entry.reason].filter(Boolean).join(' · ')}</small>
                </span>
                {entry.amount === 0 ? null : <b className="num">{format.money(entry.amount)}</b>}
              </li>
            ))}
          </ul>
        )}
      </Async>
    </Section>
  );
}
