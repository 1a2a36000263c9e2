// A new rule set, or one that was never applied (specification 2.3, clueScore/addRule).
import type { ReactNode } from 'react';
import { FormScreen, useStartId } from '../../../lib/records/index.ts';
import { useClueSet } from '../clue-scores.api.ts';
import { useSetPhrases } from '../clue-sets.phrases.ts';
import { SetForm } from '../parts/form/set-form.tsx';

export default function ClueRuleFormScreen(): ReactNode {
  const t = useSetPhrases();
  const id = useStartId();
  return (
    <FormScreen id={id} query={useClueSet(id)} failedTitle={t('failed')} blank={<SetForm />}>
      {(set) => <SetForm set={set} />}
    </FormScreen>
  );
}
