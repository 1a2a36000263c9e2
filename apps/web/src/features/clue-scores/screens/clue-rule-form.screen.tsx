// A new rule set, or one that was never applied (specification 2.3, clueScore/addRule).
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useClueSet } from '../clue-scores.api.ts';
import { useSetPhrases } from '../clue-sets.phrases.ts';
import { SetForm } from '../parts/form/set-form.tsx';

export default function ClueRuleFormScreen(): ReactNode {
  const t = useSetPhrases();
  // What the form began with: saving it does not load it anew.
  const [id] = useState(useSearchParams()[0].get('id'));
  const query = useClueSet(id);
  if (id === null) return <SetForm />;
  return (
    <Async query={query} shape="form" failedTitle={t('failed')}>
      {(set) => <SetForm key={set.id} set={set} />}
    </Async>
  );
}
