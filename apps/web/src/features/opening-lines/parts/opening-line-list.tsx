// The lines with their channel, language, state and last day; a line opens beside them.
import { OpeningChannel, openingStates, type OpeningLine } from '@yijian/contract/opening-lines';
import { Glyph } from '@yijian/ui/icon';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { daysBetween, today, useFormat } from '../../../lib/format/index.ts';
import { ListScreen, useAddressed } from '../../../lib/lists/index.ts';
import { useSectionStrip } from '../../../lib/router/index.ts';
import { Allowed } from '../../../lib/session/index.ts';
import { useOpeningLines } from '../opening-lines.api.ts';
import { useOpeningLinePhrases } from '../opening-lines.phrases.ts';
import { OpeningLineDrawer } from './opening-line-drawer.tsx';
import { OpeningLineForm } from './opening-line-form.tsx';
import { OpeningStateBadge } from './opening-state.tsx';

export function OpeningLineList(): ReactNode {
  const t = useOpeningLinePhrases();
  const [open, setOpen] = useAddressed();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ListScreen
        title={t('title')}
        {...useSectionStrip()}
        list={useOpeningLines()}
        columns={useColumns()}
        filters={[
          { kind: 'search', field: 'keyword', placeholder: t('search') },
          {
            kind: 'choice',
            field: 'channel',
            label: t('channel'),
            options: OpeningChannel.options.map((value) => ({ value, label: t(`channel.${value}`) })),
          },
          {
            kind: 'choice',
            field: 'language',
            label: t('language'),
            options: (['zh', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) })),
          },
          {
            kind: 'choice',
            field: 'state',
            label: t('state'),
            options: openingStates.map((value) => ({ value, label: t(`state.${value}`) })),
          },
        ]}
        actions={
          <Allowed permission="content:articles:write">
            <Button type="primary" icon={<Glyph icon={Plus} />} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          </Allowed>
        }
        rowKey={(row) => row.id}
        rowName={(row) => row.words}
        onOpen={(row) => setOpen(row.id)}
        renderCard={(row) => <Card row={row} />}
        empty={t('empty')}
        failed={t('failed')}
      />
      {open === undefined ? null : <OpeningLineDrawer key={open} id={open} onClose={() => setOpen(undefined)} />}
      {isAdding ? <OpeningLineForm onKept={setOpen} onClose={() => setAdding(false)} /> : null}
    </>
  );
}

function Card({ row }: { row: OpeningLine }): ReactNode {
  const t = useOpeningLinePhrases();
  const facts = [t(`channel.${row.channel}`), t(`language.${row.language}`), `${t('expiresOn')} ${row.expiresOn}`];
  return (
    <>
      <TwoLine strong value={row.words} context={facts.join(' · ')} />
      <OpeningStateBadge state={row.state} />
    </>
  );
}

function useColumns(): DataColumn<OpeningLine>[] {
  const t = useOpeningLinePhrases();
  const format = useFormat();
  return useMemo(
    () => [
      { key: 'words', title: t('words'), width: 400, render: (row) => <strong title={row.words}>{row.words}</strong> },
      { key: 'channel', title: t('channel'), width: 104, render: (row) => t(`channel.${row.channel}`) },
      { key: 'language', title: t('language'), width: 88, render: (row) => t(`language.${row.language}`) },
      { key: 'state', title: t('state'), width: 104, render: (row) => <OpeningStateBadge state={row.state} /> },
      {
        key: 'expiresOn',
        title: t('expiresOn'),
        width: 128,
        sortable: true,
        render: (row) => {
          const left = daysBetween(today(), row.expiresOn) ?? 0;
          const context = left < 0 ? t('expired') : t('daysLeft', { days: format.count(left) });
          return <TwoLine value={row.expiresOn} context={context} />;
        },
      },
      { key: 'reviewer', title: t('reviewer'), width: 104, render: (row) => row.reviewer?.name ?? '—' },
      {
        key: 'updatedAt',
        title: t('updated'),
        width: 152,
        sortable: true,
        render: (row) => <TwoLine value={format.dateTime(row.updatedAt)} context={row.owner.name} />,
      },
    ],
    [t, format],
  );
}
