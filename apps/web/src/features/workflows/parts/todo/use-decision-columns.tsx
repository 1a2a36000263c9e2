// Columns of the one place to decide: what, who, why, risk, age, and the decision itself.
import type { Decision } from '@yijian/contract/open-decisions';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useFormat } from '../../../../lib/format/index.ts';
import { useDecisionPhrases } from '../../workflow-decisions.phrases.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { RiskBadge, SlaBadge } from '../words/badges.tsx';
import { useNames } from '../words/use-names.ts';
import { DecideRow } from './decide/decide-row.tsx';
import { useAge } from './decide/use-age.ts';
import { useWhy } from './decide/use-why.ts';

export function useDecisionColumns(): DataColumn<Decision>[] {
  const t = useDecisionPhrases();
  const word = useWorkflowPhrases();
  const format = useFormat();
  const names = useNames();
  const why = useWhy();
  const age = useAge();
  const standIn = ({ onBehalfOf, step }: Decision): string =>
    onBehalfOf === null ? step : word('standingInFor', { name: names.person(onBehalfOf) });
  return [
    {
      key: 'title',
      title: t('what'),
      width: { zh: 224, en: 248 },
      render: (row) => <TwoLine strong value={row.title} context={row.context} title={row.title} />,
    },
    {
      key: 'person',
      title: t('who'),
      width: { zh: 116, en: 140 },
      render: (row) => <TwoLine value={names.person(row.person)} context={standIn(row)} />,
    },
    {
      key: 'why',
      title: t('why'),
      width: { zh: 228, en: 216 },
      render: (row) => <span className="workflow-summary">{why(row) || word('noValue')}</span>,
    },
    {
      key: 'amount',
      title: word('amount'),
      width: 100,
      align: 'right',
      sortable: true,
      render: (row) => (row.amount === null ? word('noValue') : format.money(row.amount)),
    },
    {
      key: 'risk',
      title: word('risk'),
      width: { zh: 88, en: 116 },
      sortable: true,
      render: (row) => <RiskBadge risk={row.risk} />,
    },
    {
      key: 'createdAt',
      title: t('age'),
      width: { zh: 104, en: 104 },
      sortable: true,
      render: (row) => <span className="num">{age(row.ageSeconds)}</span>,
    },
    {
      key: 'dueAt',
      title: word('sla'),
      width: { zh: 156, en: 168 },
      sortable: true,
      render: (row) => (
        <TwoLine
          value={<SlaBadge sla={row.sla} />}
          context={row.dueAt === null ? undefined : word('dueAt', { at: format.dateTime(row.dueAt) })}
        />
      ),
    },
    {
      key: 'decide',
      title: t('decide'),
      width: 88,
      locked: true,
      pinRight: true,
      render: (row) => <DecideRow line={row} />,
    },
  ];
}
