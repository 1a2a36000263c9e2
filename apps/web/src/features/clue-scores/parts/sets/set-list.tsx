// The rule sets: one applied for each scope, drafts and those of before.
import { clueSetStates, type ClueSet } from '@yijian/contract/clue-scores';
import { Glyph } from '@yijian/ui/icon';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { ListScreen } from '../../../../lib/lists/index.ts';
import { useSectionPath, useSectionStrip, useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useClueSets } from '../../clue-scores.api.ts';
import { useSetPhrases } from '../../clue-sets.phrases.ts';
import { SetDrawer } from '../on-demand.tsx';
import { SetState } from './set-state.tsx';
import { useSetColumns } from './use-set-columns.tsx';
import '../clues.css';

export function SetList(): ReactNode {
  const t = useSetPhrases();
  const shell = useShell();
  const pathOf = useSectionPath();
  const list = useClueSets();
  const [shown, setShown] = useState<string>();
  return (
    <>
      <ListScreen
        title={t('title')}
        {...useSectionStrip()}
        list={list}
        columns={useSetColumns()}
        filters={[
          { kind: 'search', field: 'keyword', placeholder: t('search') },
          {
            kind: 'choice',
            field: 'state',
            label: t('state'),
            options: clueSetStates.map((value) => ({ value, label: t(`state.${value}`) })),
          },
        ]}
        actions={
          hasPermission('clueScore:clue-scores:write') ? (
            <Button
              type="primary"
              icon={<Glyph icon={Plus} />}
              onClick={() => shell.openTab(pathOf('/clueScore/addRule'))}
            >
              {t('add')}
            </Button>
          ) : undefined
        }
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        onOpen={(row) => setShown(row.id)}
        renderCard={(row) => <SetCard row={row} />}
        empty={t('empty')}
        failed={t('failed')}
      />
      {shown === undefined ? null : <SetDrawer key={shown} id={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function SetCard({ row }: { row: ClueSet }): ReactNode {
  const t = useSetPhrases();
  const format = useFormat();
  return (
    <article className="clue-card">
      <p>
        <strong>{row.name}</strong>
        <SetState state={row.state} />
      </p>
      <small>
        {row.productName || t('everyProduct')} · {t('ruleCount', { count: format.count(row.scoring.rules.length) })}
      </small>
    </article>
  );
}
