// The texts doctors are asked to agree to, version by version; a version is added, never changed.
import { ConsentChannel, ConsentPurpose, type ConsentText } from '@yijian/contract/privacy';
import { StatusBadge } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { formatIn, today, useFormat } from '../../../../lib/format/index.ts';
import { useCommonPhrases, useLanguage } from '../../../../lib/i18n/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { usePrivacyPhrases } from '../../../privacy/index.ts';
import { useAddConsentText, useConsentTexts } from '../../administration.api.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';
import { EntryForm } from '../../../../lib/forms/index.ts';
import { SectionPage } from '../list/section-page.tsx';

export function TextList(): ReactNode {
  const t = useAdministrationPhrases();
  const query = useConsentTexts();
  const [keyword, setKeyword] = useState('');
  const [isAdding, setAdding] = useState(false);
  const rows = query.data?.filter((row) => `${row.text} ${row.enText}`.toLowerCase().includes(keyword.toLowerCase()));
  return (
    <>
      <SectionPage
        title={t('consentTexts')}
        query={query}
        rows={rows}
        rowKey={(row) => row.id}
        columns={useColumns(query.data ?? [])}
        total={rows?.length}
        keyword={keyword}
        onKeyword={setKeyword}
        placeholder={t('searchTexts')}
        add={
          hasPermission('admin:consents:write') ? { label: t('addText'), onClick: () => setAdding(true) } : undefined
        }
      />
      {isAdding ? <TextForm onClose={() => setAdding(false)} /> : null}
    </>
  );
}

/** What became of a version: in force, superseded by a later one, or still to come. */
export function stateOfText(row: ConsentText, all: readonly ConsentText[]) {
  if (row.isInForce) return { state: 'inForce', by: row.version } as const;
  const current = all.find((one) => one.isInForce && one.purpose === row.purpose && one.channel === row.channel);
  const isPast = current !== undefined && current.version > row.version;
  return isPast
    ? ({ state: 'superseded', by: current.version } as const)
    : ({ state: 'later', by: row.version } as const);
}

function useColumns(all: readonly ConsentText[]): DataColumn<ConsentText>[] {
  const t = useAdministrationPhrases();
  const words = usePrivacyPhrases();
  const format = useFormat();
  const isEnglish = useLanguage() === 'en';
  return [
    {
      key: 'purpose',
      title: words('purpose'),
      width: 168,
      render: (row) => (
        <TwoLine strong value={words(`purpose.${row.purpose}`)} context={words(`channel.${row.channel}`)} />
      ),
    },
    { key: 'version', title: t('textVersion'), width: 80, render: (row) => `v${row.version}` },
    {
      key: 'text',
      title: t('text'),
      width: 400,
      render: (row) => <span className="console-text">{isEnglish ? row.enText : row.text}</span>,
    },
    { key: 'validFrom', title: t('validFrom'), width: 120, render: (row) => row.validFrom },
    {
      key: 'granted',
      title: t('grantedCount'),
      width: 104,
      align: 'right',
      render: (row) => format.count(row.granted),
    },
    {
      key: 'state',
      title: t('status'),
      width: { zh: 136, en: 176 },
      render: (row) => {
        const { state, by } = stateOfText(row, all);
        return (
          <StatusBadge tone={state === 'inForce' ? 'ok' : 'neutral'}>
            {t(`textState.${state}`, { version: by })}
          </StatusBadge>
        );
      },
    },
  ];
}

function TextForm({ onClose }: { onClose: () => void }): ReactNode {
  const t = useAdministrationPhrases();
  const words = usePrivacyPhrases();
  const common = useCommonPhrases();
  const add = useAddConsentText();
  const purposes = ConsentPurpose.options.map((value) => ({ value, label: words(`purpose.${value}`) }));
  const channels = ConsentChannel.options.map((value) => ({ value, label: words(`channel.${value}`) }));
  return (
    <EntryForm
      title={t('addText')}
      fields={[
        { key: 'purpose', kind: 'choice', label: words('purpose'), required: true, options: purposes },
        { key: 'channel', kind: 'choice', label: words('channel'), required: true, options: channels },
        { key: 'text', kind: 'area', label: t('textZh'), required: true, maxLength: 2000 },
        { key: 'enText', kind: 'area', label: t('textEn'), required: true, maxLength: 2000 },
        {
          key: 'validFrom',
          kind: 'line',
          label: t('validFrom'),
          required: true,
          maxLength: 10,
          hint: t('validFromHint'),
        },
      ]}
      start={{ purpose: 'CONTENT', channel: 'SMS', validFrom: formatIn('zh').date(today()) }}
      onKeep={(work) =>
        add.mutateAsync({
          body: {
            purpose: work['purpose'] as ConsentPurpose,
            channel: work['channel'] as ConsentChannel,
            text: String(work['text'] ?? ''),
            enText: String(work['enText'] ?? ''),
            validFrom: String(work['validFrom'] ?? ''),
          },
        })
      }
      kept={common('createSuccess')}
      onClose={onClose}
    />
  );
}
