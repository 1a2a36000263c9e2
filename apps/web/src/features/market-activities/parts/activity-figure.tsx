// One figure of an activity in a row: it comes when the row is there, and opens its doctors.
import type { Activity } from '@yijian/contract/market-activities';
import { Bone } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { CountButton } from '../../sales-funnels/index.ts';
import { useActivityFigures } from '../market-activities.api.ts';
import { useActivityPhrases } from '../market-activities.phrases.ts';
import type { OpenPeople } from './activity-people.tsx';

export interface FigureProps {
  readonly activity: Activity;
  readonly figure: 'reached' | 'engaged' | 'rate' | 'costPerEngaged';
  readonly onPeople: (open: OpenPeople) => void;
}

export function ActivityFigure({ activity, figure, onPeople }: FigureProps): ReactNode {
  const t = useActivityPhrases();
  const format = useFormat();
  const { data, isError } = useActivityFigures(activity.state === 'PLANNED' ? null : activity.id);
  const [own] = data ?? [];
  if (activity.state === 'PLANNED' || isError) return '—';
  if (own === undefined) return <Bone width={48} />;
  if (figure === 'rate') return format.percent(own.rate);
  if (figure === 'costPerEngaged') return format.money(own.costPerEngaged);
  const { id, name } = activity;
  const isReached = figure === 'reached';
  const title = t(isReached ? 'reachedOf' : 'engagedOf', { name });
  return (
    <CountButton
      name={title}
      count={own[figure]}
      onOpen={() => onPeople({ id, title, kind: isReached ? 'REACHED' : 'ENGAGED' })}
    />
  );
}
