// The cycle plan being written, and sending it.
import type { CycleDetail } from '@yijian/contract/visits';
import type { FieldProblem } from '@yijian/ui/form-page';
import { useState } from 'react';
import { isCancelled } from '../../../../lib/api/index.ts';
import { today } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useAddCycle, useChangeCycle, useSuggestedGoals } from '../../visit-plans.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';

export interface GoalWork {
  readonly doctorId: string;
  readonly doctorName: string;
  readonly hospitalName: string;
  readonly productId?: string | null;
  readonly goal: number;
}

export interface CycleWork {
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly goals: readonly GoalWork[];
}

/** The quarter after the one of the day. */
export function nextQuarter(day: string): { name: string; startsOn: string; endsOn: string } {
  const year = Number(day.slice(0, 4));
  const quarter = Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 1;
  const at = (months: number, date: number): string =>
    new Date(Date.UTC(year, quarter * 3 + months, date)).toISOString().slice(0, 10);
  const startsOn = at(0, 1);
  return { name: `${startsOn.slice(0, 4)} Q${(quarter % 4) + 1}`, startsOn, endsOn: at(3, 0) };
}

interface Asked {
  readonly cycle: CycleDetail | undefined;
  readonly userId: string | undefined;
  readonly onKept: () => void;
}

export function useCycleWork({ cycle, userId, onKept }: Asked) {
  const t = useVisitPhrases();
  const shell = useShell();
  const suggested = useSuggestedGoals(userId, cycle === undefined);
  const [edited, setEdited] = useState<Partial<CycleWork>>({});
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const add = useAddCycle();
  const update = useChangeCycle();
  const [fresh] = useState(() => nextQuarter(today()));
  const work: CycleWork = { ...fresh, goals: suggested.data ?? [], ...cycle, ...edited };
  const bodyOf = () => ({
    name: work.name,
    startsOn: work.startsOn,
    endsOn: work.endsOn,
    goals: work.goals.map(({ doctorId, productId, goal }) => ({ doctorId, goal, ...(productId ? { productId } : {}) })),
  });
  const keep = async (submit: boolean): Promise<void> => {
    setProblems([]);
    try {
      const body = { ...bodyOf(), submit };
      if (cycle) await update.mutateAsync({ params: { id: cycle.id }, body: { ...body, version: cycle.version } });
      else await add.mutateAsync({ body: userId === undefined ? body : { ...body, userId } });
      shell.toast.success(t(userId !== undefined ? 'cycleSet' : submit ? 'cycleSubmitted' : 'cycleKept'));
      onKept();
    } catch (error) {
      if (isCancelled(error)) return;
      setProblems([
        { field: 'name', label: t('view.cycles'), message: error instanceof Error ? error.message : String(error) },
      ]);
    }
  };
  return {
    work,
    problems,
    change: (part: Partial<CycleWork>) => setEdited((now) => ({ ...now, ...part })),
    keep: (submit: boolean) => void keep(submit),
    isBusy: add.isPending || update.isPending,
    isDirty: Object.keys(edited).length > 0,
  };
}
