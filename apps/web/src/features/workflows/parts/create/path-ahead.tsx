// The approvals this form would go through, told while it is filled in.
import type { FormValues, PathNode } from '@yijian/contract/workflows';
import { ApprovalTimeline } from '@yijian/ui/approval-page';
import { Section } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import { useEffect, useState, type ReactNode } from 'react';
import { usePrediction } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { useNames } from '../words/use-names.ts';

interface Question {
  readonly definitionKey: string;
  readonly form: FormValues;
  readonly selected: Record<string, string[]>;
}

const PAUSE = 400;

export function PathAhead({ question }: { question: Question }): ReactNode {
  const t = useWorkflowPhrases();
  const names = useNames();
  const query = usePrediction(useSettled(question));
  const noteOf = (node: PathNode): string | undefined => (node.people.length > 1 ? t(`mode.${node.mode}`) : undefined);
  return (
    <Section title={t('pathAhead')}>
      <p className="workflow-path-note">{t('pathHint')}</p>
      <Async
        query={query}
        rows={3}
        compact
        isEmpty={({ path }) => path.length === 0}
        empty={{ title: t('noPath') }}
        failedTitle={t('failed')}
      >
        {({ path }) => (
          <div className="workflow-path">
            <ApprovalTimeline
              label={t('pathAhead')}
              nodes={path.map((node) => ({
                key: node.nodeId,
                state: 'future',
                title: names.named(node),
                person: node.people.length > 0 ? names.people(node.people) : t('nobodyYet'),
                note: noteOf(node),
              }))}
            />
          </div>
        )}
      </Async>
    </Section>
  );
}

/** The question once nobody has typed for a moment. */
function useSettled(question: Question): Question {
  const [settled, setSettled] = useState(question);
  const text = JSON.stringify(question);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Question), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
