// What a format was before, version by version, with the sample that each writes; nothing is changed here.
import type { BankTextFormat, TextFormatVersion } from '@yijian/contract/meeting-payments';
import { DescriptionList, Section } from '@yijian/ui/detail-page';
import { Field, FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/index.ts';
import { useFormatPhrases } from '../../../bank-formats.phrases.ts';
import { useFormatSample, useFormatVersions } from '../../../meeting-payments.api.ts';
import { FormatSample } from './format-sample.tsx';

interface FormatVersionsProps {
  readonly format: Pick<BankTextFormat, 'id' | 'name'>;
  readonly onClose: () => void;
}

export function FormatVersions({ format: { id, name }, onClose }: FormatVersionsProps): ReactNode {
  const t = useFormatPhrases();
  return (
    <FormDrawer open onClose={onClose} title={t('versionsOf', { name })} width={960} footer={null}>
      <Async query={useFormatVersions(id)} shape="form" failedTitle={t('failed')}>
        {(versions) => <Versions versions={versions} />}
      </Async>
    </FormDrawer>
  );
}

function Versions({ versions }: { versions: readonly TextFormatVersion[] }): ReactNode {
  const t = useFormatPhrases();
  const format = useFormat();
  const [chosen, setChosen] = useState(versions[0]!.version);
  const shown = versions.find(({ version }) => version === chosen) ?? versions[0]!;
  const sample = useFormatSample({ ...shown.layout, name: t('sample') });
  return (
    <div className="bank-format">
      <div className="bank-format-parts">
        <Field label={t('version')} id="version">
          <Select
            id="version"
            value={shown.version}
            options={versions.map(({ version, at, userName }) => ({
              value: version,
              label:
                userName === null
                  ? t('versionBrought', { version })
                  : t('versionLine', { version, at: format.dateTime(at), userName }),
            }))}
            onChange={setChosen}
          />
        </Field>
        <Section title={t('layout')}>
          <Layout shown={shown} />
        </Section>
      </div>
      <FormatSample sample={sample.data} />
    </div>
  );
}

function Layout({ shown: { layout, batches } }: { shown: TextFormatVersion }): ReactNode {
  const t = useFormatPhrases();
  const format = useFormat();
  const { kind, encoding, separator, header, footer, columns, returned, paidCodes, failedCodes, openCodes } = layout;
  const lineOf = (
    lines: readonly { field: (typeof columns)[number]['field'] | (typeof returned)[number]['field']; width: number }[],
  ) =>
    lines
      .map(({ field, width }) => (kind === 'CSV' ? t(`field.${field}`) : `${t(`field.${field}`)} ${width}`))
      .join(' · ');
  const rows = {
    kind: t(`kind.${kind}`),
    encoding,
    ...(kind === 'CSV' ? { separator: separator === 'TAB' ? t('separator.TAB') : separator } : {}),
    header,
    footer,
    columns: lineOf(columns),
    returned: lineOf(returned),
    paidCodes: paidCodes.join(' · '),
    failedCodes: failedCodes.join(' · '),
    openCodes: openCodes.join(' · '),
    batches: t('batchCount', { count: format.count(batches) }),
  };
  return (
    <DescriptionList
      columns={1}
      items={Object.entries(rows)
        .filter(([, value]) => value !== '')
        .map(([key, value]) => ({ key, label: t(key as keyof typeof rows), value }))}
    />
  );
}
