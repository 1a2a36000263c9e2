// Which meetings and transfers hold a budget or an order, the largest first.
import type { BudgetHold } from '@yijian/contract/budgets';
import type { Paged } from '@yijian/contract/core';
import { Tag } from '@yijian/ui/badge';
import { Section } from '@yijian/ui/detail-page';
import { Async, type QueryLike } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';
import '../budgets.css';

export function HoldsSection({ query }: { query: QueryLike<Paged<BudgetHold>> }): ReactNode {
  const t = useBudgetPhrases();
  const format = useFormat();
  return (
    <Section title={t('holds')} count={query.data ? format.count(query.data.totalElements) : undefined}>
      <Async query={query} shape="list" rows={3} failedTitle={t('failed')} empty={{ reason: t('noHolds') }} compact>
        {({ content }) => (
          <ul className="budget-lines">
            {content.map((hold) => (
              <li key={hold.id}>
                <span>
                  <Link to={pathOf(hold)}>{hold.title}</Link>
                  <small>
                    {[hold.lineName, hold.orderCode, format.date(hold.updatedAt)].filter(Boolean).join(' · ')}
                  </small>
                </span>
                <Tag>{t(`stage.${hold.stage}`)}</Tag>
                <b className="num">{format.money(hold.amount)}</b>
              </li>
            ))}
          </ul>
        )}
      </Async>
    </Section>
  );
}

const pathOf = ({ holder, holderId }: BudgetHold): string =>
  holder === 'MEETING' ? `/meeting/meetDetail?id=${holderId}` : '/meeting/budgetIndex?view=transfers';
