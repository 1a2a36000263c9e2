// What can be started: recent kinds, drafts, then all kinds by category (specification 2.3, process-instance/create).
import type { DefinitionCard, InstanceLine, StartPage } from '@yijian/contract/workflows';
import { Button } from 'antd';
import { Download, FileText, KeyRound, Workflow } from 'lucide-react';
import { Section } from '@yijian/ui/detail-page';
import { Glyph, type Icon } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useDiscard, useDrafts, useStartPage } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { useNames } from '../words/use-names.ts';
import './create.css';

type Card = z.infer<typeof DefinitionCard>;
interface Opening {
  readonly onChoose: (key: string) => void;
  readonly onDraft: (id: string) => void;
}

export function ProcessCards(opening: Opening): ReactNode {
  const t = useWorkflowPhrases();
  const page = useStartPage();
  return (
    <div className="workflow-start">
      <h1>{t('start')}</h1>
      <Async
        query={page}
        shape="card"
        rows={4}
        failedTitle={t('failed')}
        isEmpty={(found: StartPage) => found.categories.length === 0}
        empty={{ icon: Workflow, title: t('noneStartable') }}
      >
        {(found) => <Groups page={found} {...opening} />}
      </Async>
    </div>
  );
}

function Groups({ page, onChoose, onDraft }: Opening & { page: StartPage }): ReactNode {
  const t = useWorkflowPhrases();
  const names = useNames();
  return (
    <>
      {page.recent.length > 0 ? (
        <Section title={t('recent')}>
          <Cards cards={page.recent} onChoose={onChoose} />
        </Section>
      ) : null}
      {page.drafts > 0 ? <Drafts count={page.drafts} onDraft={onDraft} /> : null}
      {page.categories.map(({ category, definitions }) => (
        <Section key={category} title={names.category(category)}>
          <Cards cards={definitions} onChoose={onChoose} />
        </Section>
      ))}
    </>
  );
}

const icons: Readonly<Record<string, Icon>> = { download: Download, 'key-round': KeyRound, 'file-text': FileText };

function Cards({ cards, onChoose }: { cards: readonly Card[]; onChoose: (key: string) => void }): ReactNode {
  const names = useNames();
  const isEnglish = useLanguage() === 'en';
  return (
    <ul className="workflow-cards">
      {cards.map((card) => (
        <li key={card.id}>
          <button type="button" onClick={() => onChoose(card.key)}>
            <span className="workflow-card-icon">
              <Glyph icon={icons[card.icon] ?? Workflow} size={18} />
            </span>
            <span>
              <strong>{names.named(card)}</strong>
              <span>{isEnglish && card.enDescription !== '' ? card.enDescription : card.description}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Drafts({ count, onDraft }: { count: number; onDraft: (id: string) => void }): ReactNode {
  const t = useWorkflowPhrases();
  const drafts = useDrafts();
  return (
    <Section title={t('drafts')} count={count}>
      <Async query={drafts} rows={2} compact failedTitle={t('failed')}>
        {({ content }) => (
          <ul className="workflow-drafts">
            {content.map((draft) => (
              <li key={draft.id}>
                <DraftLine draft={draft} onDraft={onDraft} />
              </li>
            ))}
          </ul>
        )}
      </Async>
    </Section>
  );
}

function DraftLine({ draft, onDraft }: { draft: InstanceLine; onDraft: (id: string) => void }): ReactNode {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const names = useNames();
  const shell = useShell();
  const discard = useDiscard();
  const ask = async (): Promise<void> => {
    if (await shell.confirm({ title: t('askDiscard', { title: draft.title }), okText: t('discard'), deletes: true }))
      discard.mutate({ params: { id: draft.id } }, { onSuccess: () => shell.toast.success(t('discarded')) });
  };
  return (
    <>
      <span>
        <strong>{draft.title}</strong>
        <span className="num">
          {names.definition(draft)} · {format.timeLabel(draft.createdAt)}
        </span>
      </span>
      <Button type="link" onClick={() => onDraft(draft.id)}>
        {t('continueDraft')}
      </Button>
      <Allowed permission="taskManager:workflows:write">
        <Button type="text" loading={discard.isPending} onClick={() => void ask()}>
          {t('discard')}
        </Button>
      </Allowed>
    </>
  );
}
