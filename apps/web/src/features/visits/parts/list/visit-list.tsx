// The visit list that my visits and the team's share: filters, table or cards, the drawer of one visit, the export.
import { visitEndpoints } from '@yijian/contract/visits';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { BottomBar } from '@yijian/ui/phone';
import { useState, type ReactNode } from 'react';
import { download } from '../../../../lib/api/index.ts';
import { ListScreen, useAddressed } from '../../../../lib/lists/index.ts';
import { useSectionStrip } from '../../../../lib/router/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useExport } from '../../../exports/index.ts';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { toBody, type VisitList as VisitListData } from '../../visits.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { useVisitColumns } from './use-visit-columns.tsx';
import { useVisitFilters } from './use-visit-filters.ts';
import { VisitCard } from './visit-card.tsx';
import { VisitDrawer, VisitForm } from '../on-demand.tsx';
import { QueueBar } from '../offline/queue-bar.tsx';
import { ViewSwitch } from '../view/view-switch.tsx';

const keys = ['visitType', 'visitPurpose', 'visitDuration', 'visitResults'] as const;

export function VisitList({ list, scope }: { list: VisitListData; scope: 'my' | 'team' }): ReactNode {
  const t = useVisitPhrases();
  const words = useDictionaries(keys);
  const columns = useVisitColumns(words, scope === 'team');
  const filters = useVisitFilters(list, words);
  const [open, setOpen] = useAddressed();
  const [isAdding, setAdding] = useState(false);
  const exporting = useExport({
    resource: 'visits',
    permission: 'customer:visits:export',
    rows: list.total,
    run: (ask) => download(visitEndpoints.export, { query: { ...(toBody(list.filters) as object), scope, ...ask } }),
  });
  const add = (
    <Allowed permission="customer:visits:write">
      <Button type="primary" icon={<Glyph icon={Plus} />} onClick={() => setAdding(true)}>
        {t('add')}
      </Button>
    </Allowed>
  );
  return (
    <>
      <ListScreen
        title={t('title')}
        label={t(scope === 'my' ? 'listOfMine' : 'listOfTeam')}
        {...useSectionStrip()}
        actions={
          <>
            <ViewSwitch scope={scope} />
            {list.grows ? undefined : add}
          </>
        }
        list={list}
        filters={filters}
        matching={(count) => t('matching', { count })}
        tools={exporting.tool}
        failed={t('failed')}
        columns={columns}
        rowKey={(visit) => visit.id}
        onOpen={(visit) => setOpen(visit.id)}
        renderCard={(visit) => <VisitCard visit={visit} words={words} ofTeam={scope === 'team'} />}
        above={<QueueBar />}
        empty={t(scope === 'my' ? 'emptyMine' : 'emptyTeam')}
        emptyAction={scope === 'my' ? add : undefined}
        phoneBar={
          <Allowed permission="customer:visits:write">
            <BottomBar primary={{ key: 'add', label: t('add'), icon: Plus, onClick: () => setAdding(true) }} />
          </Allowed>
        }
      />
      {exporting.dialog}
      {isAdding ? <VisitForm onClose={() => setAdding(false)} /> : null}
      {open === undefined ? null : <VisitDrawer key={open} id={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
