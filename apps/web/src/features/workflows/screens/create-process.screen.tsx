// Starting a process: choose a kind, fill in its form (specification 2.3, taskManager: process-instance/create).
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ProcessCards } from '../parts/create/process-cards.tsx';
import { ProcessForm } from '../parts/create/process-form.tsx';
import type { Work } from '../parts/create/use-draft.ts';
import type { Values } from '../parts/form/check-form.ts';
import { useDefinition, useProcess } from '../workflows.api.ts';
import { useWorkflowPhrases } from '../workflows.phrases.ts';

const nothing: Work = { title: '', values: {}, selected: {} };

export default function CreateProcessScreen(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const choose = (next: Record<string, string>): void => setSearch(next, { replace: true });
  const source = search.get('draft') ?? search.get('copy');
  const key = search.get('definition');
  if (source !== null)
    return <FromProcess key={source} id={source} isDraft={search.has('draft')} onOther={() => choose({})} />;
  if (key !== null)
    return <FromDefinition key={key} definitionKey={key} draftId={null} first={nothing} onOther={() => choose({})} />;
  return <ProcessCards onChoose={(definition) => choose({ definition })} onDraft={(draft) => choose({ draft })} />;
}

/** A draft goes on where it was left; a copy begins with the answers of another process. */
function FromProcess({ id, isDraft, onOther }: { id: string; isDraft: boolean; onOther: () => void }): ReactNode {
  const t = useWorkflowPhrases();
  const query = useProcess(id);
  return (
    <Async query={query} shape="form" failedTitle={t('detailFailed')}>
      {(found) => (
        <FromDefinition
          definitionKey={found.definitionKey}
          draftId={isDraft && found.state === 'DRAFT' ? id : null}
          first={{ title: found.title, values: found.values as Values, selected: found.selected }}
          onOther={onOther}
        />
      )}
    </Async>
  );
}

interface FromDefinitionProps {
  readonly definitionKey: string;
  readonly draftId: string | null;
  readonly first: Work;
  readonly onOther: () => void;
}

function FromDefinition({ definitionKey, ...rest }: FromDefinitionProps): ReactNode {
  const t = useWorkflowPhrases();
  const query = useDefinition(definitionKey);
  return (
    <Async query={query} shape="form" failedTitle={t('failed')}>
      {(definition) => <ProcessForm definition={definition} {...rest} />}
    </Async>
  );
}
