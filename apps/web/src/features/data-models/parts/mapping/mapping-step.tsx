// Which line holds the heads and which column is which field, said by hand and remembered for the model.
import { joined } from '../../../../lib/format/index.ts';
import type { DataModel, LookLine } from '@yijian/contract/data-models';
import { Section } from '@yijian/ui/detail-page';
import { Failed, Loading, describeError } from '@yijian/ui/states';
import { Alert, Button, Radio, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useBilingual } from '../../../../lib/i18n/index.ts';
import { useUploadPhrases } from '../../data-models.phrases.ts';
import { useLook, type Heads } from '../../data-models.api.ts';
import type { Sent } from '../use-upload.ts';
import './mapping.css';

export interface MappingStepProps {
  readonly sent: Sent;
  readonly model: DataModel;
  readonly onSend: (heads: Heads) => void;
  readonly onBack: () => void;
}

export function MappingStep(props: MappingStepProps): ReactNode {
  const { sent, model } = props;
  const t = useUploadPhrases();
  const looked = useLook(sent.file, model.id);
  if (looked.error)
    return <Failed title={t('lookFailed')} onRetry={() => void looked.refetch()} {...describeError(looked.error)} />;
  if (looked.data === undefined) return <Loading shape="form" />;
  return <Mapping {...props} lines={looked.data.lines} likeliest={looked.data.headRow} />;
}

type MappingProps = MappingStepProps & { lines: readonly LookLine[]; likeliest: number };

function Mapping({ model, lines, likeliest, onSend, onBack }: MappingProps): ReactNode {
  const t = useUploadPhrases();
  const say = useBilingual();
  const [row, setRow] = useState(likeliest);
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const line = lines.find((one) => one.line === row)!;
  const heads = line.cells.map((head, at) => ({ head, at })).filter(({ head }) => head !== '');
  const fieldOf = ({ head, at }: { head: string; at: number }): string => said[head] ?? line.fields[at] ?? '';
  const taken = new Set(heads.map(fieldOf));
  const missing = model.fields.filter((field) => field.isRequired && !taken.has(field.key));
  const choose = (head: string, field: string): void => {
    // A field belongs to one column: the one that had it goes without.
    const former = heads.filter((one) => field !== '' && one.head !== head && fieldOf(one) === field);
    setSaid({ ...said, ...Object.fromEntries(former.map((one) => [one.head, ''])), [head]: field });
  };
  const send = (): void => onSend({ row, mapping: Object.fromEntries(heads.map((one) => [one.head, fieldOf(one)])) });
  return (
    <>
      <Section title={t('firstLines')}>
        <p className="upload-hint">{t('mapHint')}</p>
        <Lines lines={lines} row={row} onRow={setRow} />
      </Section>
      <Section title={t('mapTitle')}>
        <ColumnTable
          model={model}
          heads={heads}
          sample={lines.find((one) => one.line > row)?.cells ?? []}
          fieldOf={fieldOf}
          onChoose={choose}
        />
        {missing.length === 0 ? null : (
          <Alert
            type="warning"
            showIcon
            title={t('stillMissing', { fields: joined(missing.map((field) => say(field))) })}
          />
        )}
        <div className="upload-row">
          <Button type="primary" disabled={missing.length > 0} onClick={send}>
            {t('checkFile')}
          </Button>
          <Button onClick={onBack}>{t('back')}</Button>
        </div>
      </Section>
    </>
  );
}

function Lines(props: { lines: readonly LookLine[]; row: number; onRow: (row: number) => void }): ReactNode {
  const { lines, row, onRow } = props;
  const t = useUploadPhrases();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div className="upload-lines" role="region" aria-label={t('firstLines')} tabIndex={0}>
      <table>
        <tbody>
          {lines.map(({ line, cells }) => (
            <tr key={line} data-chosen={line === row} onClick={() => onRow(line)}>
              <td>
                <Radio checked={line === row} aria-label={t('headLine', { line })} onChange={() => onRow(line)}>
                  <span className="num">{line}</span>
                </Radio>
              </td>
              {cells.map((cell, at) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Head {
  readonly head: string;
  readonly at: number;
}
interface ColumnTableProps {
  readonly model: DataModel;
  readonly heads: readonly Head[];
  readonly sample: readonly string[];
  readonly fieldOf: (head: Head) => string;
  readonly onChoose: (head: string, field: string) => void;
}

function ColumnTable({ model, heads, sample, fieldOf, onChoose }: ColumnTableProps): ReactNode {
  const t = useUploadPhrases();
  const say = useBilingual();
  const options = [
    { value: '', label: t('unused') },
    ...model.fields.map((field) => ({ value: field.key, label: say(field) + (field.isRequired ? ' *' : '') })),
  ];
  return (
    <table className="upload-mapping">
      <thead>
        <tr>
          <th scope="col">{t('columnHead')}</th>
          <th scope="col">{t('columnSample')}</th>
          <th scope="col">{t('columnField')}</th>
        </tr>
      </thead>
      <tbody>
        {heads.map((one) => (
          <tr key={one.at}>
            <th scope="row">{one.head}</th>
            <td>{sample[one.at] ?? ''}</td>
            <td>
              <Select<string>
                aria-label={t('fieldOfHead', { head: one.head })}
                showSearch={{ optionFilterProp: 'label' }}
                value={fieldOf(one)}
                options={options}
                onChange={(field) => onChoose(one.head, field)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
