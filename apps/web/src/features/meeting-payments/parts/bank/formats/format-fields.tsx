// What a format is called and how its lines are made; how its return file is read.
import { bankEncodings, bankSeparators, lineMarks, textFormatKinds } from '@yijian/contract/meeting-payments';
import { Field } from '@yijian/ui/form-page';
import { Checkbox, Input, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { useFormatPhrases } from '../../../bank-formats.phrases.ts';
import type { FormatWork } from './format-work.ts';

export interface FormatPart {
  readonly work: FormatWork;
  readonly change: (part: Partial<FormatWork>) => void;
  /** What the server says of an input, by its name. */
  readonly error: (field: string) => string | undefined;
}

export function FormatHead({ work, change, error, isNew }: FormatPart & { readonly isNew: boolean }): ReactNode {
  const t = useFormatPhrases();
  const marks = lineMarks.map((mark) => `{${mark}}`).join(' ');
  return (
    <div className="bank-format-fields">
      <Field label={t('name')} id="name" required error={error('name')}>
        <Input id="name" maxLength={40} value={work.name} onChange={(event) => change({ name: event.target.value })} />
      </Field>
      <Field label={t('kind')} id="kind" required error={error('kind')}>
        <Select
          id="kind"
          disabled={!isNew}
          value={work.kind}
          options={textFormatKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(kind) => change({ kind })}
        />
      </Field>
      <Field label={t('encoding')} id="encoding" required error={error('encoding')}>
        <Select
          id="encoding"
          value={work.encoding}
          options={bankEncodings.map((value) => ({ value, label: value }))}
          onChange={(encoding) => change({ encoding })}
        />
      </Field>
      {work.kind === 'CSV' ? <SheetFields work={work} change={change} error={error} /> : null}
      {(['header', 'footer'] as const).map((field) => (
        <Field
          key={field}
          label={t(field)}
          id={field}
          hint={t('marks', { marks, example: '{cents:15}' })}
          error={error(field)}
        >
          <Input
            id={field}
            maxLength={200}
            value={work[field]}
            onChange={(event) => change({ [field]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  );
}

function SheetFields({ work, change, error }: FormatPart): ReactNode {
  const t = useFormatPhrases();
  return (
    <>
      <Field label={t('separator')} id="separator" required error={error('separator')}>
        <Select
          id="separator"
          value={work.separator}
          options={bankSeparators.map((value) => ({ value, label: value === 'TAB' ? t('separator.TAB') : value }))}
          onChange={(separator) => change({ separator })}
        />
      </Field>
      <Checkbox checked={work.hasTitles} onChange={(event) => change({ hasTitles: event.target.checked })}>
        {t('hasTitles')}
      </Checkbox>
    </>
  );
}

export function FormatReturn({ work, change, error }: FormatPart): ReactNode {
  const t = useFormatPhrases();
  return (
    <div className="bank-format-fields">
      <Field label={t('returnSkip')} id="returnSkip" error={error('returnSkip')}>
        <InputNumber
          id="returnSkip"
          min={0}
          max={9}
          value={work.returnSkip}
          onChange={(value) => change({ returnSkip: value ?? 0 })}
        />
      </Field>
      {(['paidCodes', 'failedCodes', 'openCodes'] as const).map((field) => (
        <Field key={field} label={t(field)} id={field} required={field !== 'openCodes'} error={error(field)}>
          <Select
            id={field}
            mode="tags"
            open={false}
            suffixIcon={null}
            tokenSeparators={[',', '，', ' ']}
            value={work[field]}
            onChange={(codes) => change({ [field]: codes })}
          />
        </Field>
      ))}
    </div>
  );
}
