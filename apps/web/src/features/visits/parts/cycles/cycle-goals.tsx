// The goals of a cycle plan being written: of a doctor one for visits at all, or one for each product.
import { InputNumber, Select } from 'antd';
import { Plus, X } from 'lucide-react';
import { Target, Targets } from '@yijian/ui/day-board';
import { IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useProducts } from '../../../products/index.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import type { GoalWork } from './use-cycle-work.ts';

export interface CycleGoalsProps {
  readonly goals: readonly GoalWork[];
  readonly onChange: (goals: GoalWork[]) => void;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A goal whatever is spoken about. */
const ANY = '';

export function CycleGoals({ goals, onChange }: CycleGoalsProps): ReactNode {
  const t = useVisitPhrases();
  const all: Option[] = [{ value: ANY, label: t('anyProduct') }, ...useProducts()];
  /** Products that no other goal of the doctor has. */
  const freeFor = (doctorId: string, own?: GoalWork): Option[] => {
    const taken = goals.filter((one) => one.doctorId === doctorId && one !== own).map((one) => one.productId ?? ANY);
    return all.filter((product) => !taken.includes(product.value));
  };
  const addBelow = (one: GoalWork): void => {
    const free = freeFor(one.doctorId)[0]?.value;
    if (free === undefined) return;
    onChange(goals.flatMap((other) => (other === one ? [one, { ...one, productId: free || null, goal: 1 }] : [other])));
  };
  return (
    <div className="visit-goals" data-field="goals" tabIndex={-1}>
      <Targets>
        {goals.map((one) => (
          <GoalLine
            key={`${one.doctorId} ${one.productId ?? ANY}`}
            goal={one}
            products={freeFor(one.doctorId, one)}
            mayAdd={freeFor(one.doctorId).length > 0}
            onChange={(part) => onChange(goals.map((other) => (other === one ? { ...one, ...part } : other)))}
            onAdd={() => addBelow(one)}
            onRemove={() => onChange(goals.filter((other) => other !== one))}
          />
        ))}
      </Targets>
    </div>
  );
}

interface GoalLineProps {
  readonly goal: GoalWork;
  readonly products: Option[];
  readonly mayAdd: boolean;
  readonly onChange: (part: Partial<GoalWork>) => void;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

function GoalLine({ goal, products, mayAdd, onChange, onAdd, onRemove }: GoalLineProps): ReactNode {
  const t = useVisitPhrases();
  const name = goal.doctorName;
  return (
    <Target
      action={
        <>
          <Select
            aria-label={t('productOf', { name })}
            className="visit-goal-product"
            size="small"
            value={goal.productId ?? ANY}
            options={products}
            onChange={(productId: string) => onChange({ productId: productId || null })}
          />
          <InputNumber
            aria-label={t('goalOf', { name })}
            className="visit-goal-count"
            min={1}
            max={60}
            size="small"
            value={goal.goal}
            onChange={(count) => onChange({ goal: count ?? 1 })}
          />
          <IconButton icon={Plus} label={t('addProductGoal', { name })} disabled={!mayAdd} onClick={onAdd} />
          <IconButton icon={X} label={t('removeProduct', { name })} onClick={onRemove} />
        </>
      }
    >
      <strong>{name}</strong>
      <small>{goal.hospitalName}</small>
    </Target>
  );
}
