// The form of a rule set, with the grades it comes to beside it.
import type { ClueScoring, ClueSet, ClueSetDraft } from '@yijian/contract/clue-scores';
import { FormPage, type FieldProblem } from '@yijian/ui/form-page';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormSending } from '../../../../lib/forms/index.ts';
import { useSectionPath, useShell } from '../../../../lib/router/index.ts';
import { useAddClueSet, useChangeClueSet, useSimulateClueSet } from '../../clue-scores.api.ts';
import { useSetPhrases } from '../../clue-sets.phrases.ts';
import { SetState } from '../sets/set-state.tsx';
import { Basics, Thresholds, Weights } from './basics.tsx';
import { blankSet, draftOf } from './draft.ts';
import { PreviewRail } from './preview-rail.tsx';
import { RuleList } from './rule-list.tsx';
import '../clues.css';

export function SetForm({ set }: { set?: ClueSet }): ReactNode {
  const t = useSetPhrases();
  const [start] = useState<ClueSetDraft>(() => (set === undefined ? blankSet : draftOf(set)));
  const [draft, setDraft] = useState(start);
  const { save, problems, running, isClosing } = useSaving(set);
  const edit = (part: Partial<ClueSetDraft>): void => setDraft({ ...draft, ...part });
  const score = (part: Partial<ClueScoring>): void => edit({ scoring: { ...draft.scoring, ...part } });
  return (
    <FormPage
      title={t(set === undefined ? 'add' : 'editTitle')}
      dirty={draft !== start && running === null && !isClosing}
      badge={<SetState state={set?.state ?? 'DRAFT'} />}
      problems={problems}
      rail={<PreviewRail draft={draft} />}
      footer={
        <>
          <Button loading={running === 'save'} onClick={() => void save(draft, 'save')}>
            {t('save')}
          </Button>
          <Button type="primary" loading={running === 'simulate'} onClick={() => void save(draft, 'simulate')}>
            {t('saveAndSimulate')}
          </Button>
        </>
      }
    >
      <div className="clue-sections">
        <Basics draft={draft} edit={edit} />
        <RuleList rules={draft.scoring.rules} onChange={(rules) => score({ rules })} />
        <Thresholds scoring={draft.scoring} edit={score} />
        <Weights scoring={draft.scoring} edit={score} />
      </div>
    </FormPage>
  );
}

type Act = 'save' | 'simulate';

/** Saves the draft, and simulates it when asked; faults come back above the form. */
function useSaving(set: ClueSet | undefined) {
  const t = useSetPhrases();
  const shell = useShell();
  const pathOf = useSectionPath();
  const [add, change, simulate] = [useAddClueSet(), useChangeClueSet(), useSimulateClueSet()];
  const { send, problems, running } = useFormSending<Act>({ named: problemOf, elsewhere: 'name' });
  const [stored, setStored] = useState(set === undefined ? null : { id: set.id, version: set.version });
  const [isClosing, setClosing] = useState(false);
  const save = async (draft: ClueSetDraft, act: Act): Promise<void> => {
    const store = async (): Promise<void> => {
      const kept =
        stored === null
          ? await add.mutateAsync({ body: draft })
          : await change.mutateAsync({ params: { id: stored.id }, body: { ...draft, version: stored.version } });
      setStored(kept);
      if (act === 'simulate') await simulate.mutateAsync({ params: { id: kept.id }, body: { version: kept.version } });
      setClosing(true);
    };
    if (!(await send(act, store))) return;
    shell.toast.success(t(act === 'simulate' ? 'simulated' : 'saved'));
    shell.closeCurrentTab(pathOf('/clueScore/ruleManagement'));
  };
  return { save, problems, running, isClosing };
}

/** The control of a field of the request: body.scoring.rules.2.name is `rule-2-name`. */
function problemOf(path: readonly (string | number)[], message: string): FieldProblem {
  const [first, second, at, key] = path;
  const field =
    first === 'scoring' && second === 'rules'
      ? `rule-${String(at)}-${String(key)}`
      : first === 'scoring' && second === 'thresholds'
        ? `threshold-${String(at)}`
        : `set-${String(first)}`;
  return { field, label: '', message };
}
