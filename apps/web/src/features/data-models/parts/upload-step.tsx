// The first step: which model, how to store, the template, the file.
import { joined } from '../../../lib/format/index.ts';
import { uploadModes, type DataModel, type ModelId, type UploadMode } from '@yijian/contract/data-models';
import { Section } from '@yijian/ui/detail-page';
import { DropZone } from '@yijian/ui/drop-zone';
import { SegmentedField } from '@yijian/ui/form-page';
import { Glyph } from '@yijian/ui/icon';
import { Alert, Button } from 'antd';
import {
  Activity,
  Building2,
  ChartColumn,
  ClipboardPlus,
  Download,
  Landmark,
  ReceiptText,
  Stethoscope,
  Users,
} from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { download } from '../../../lib/api/index.ts';
import { useBilingual } from '../../../lib/i18n/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useCancelBatch } from '../data-models.api.ts';
import { useUploadPhrases } from '../data-models.phrases.ts';
import { useUploadDoor } from '../upload-door.api.ts';
import { useUpload, type Sent } from './use-upload.ts';

// Shown while a file is under way only.
const MappingStep = lazy(() => import('./mapping/mapping-step.tsx').then((part) => ({ default: part.MappingStep })));
const WorkProgress = lazy(() => import('./work-progress.tsx').then((part) => ({ default: part.WorkProgress })));

const modeWords = { ADD: 'add', UPDATE: 'update', UPSERT: 'upsert' } as const satisfies Record<UploadMode, string>;
const modeHints = { ADD: 'addHint', UPDATE: 'updateHint', UPSERT: 'upsertHint' } as const satisfies Record<
  UploadMode,
  string
>;
const icons = {
  hospitals: Building2,
  doctors: Stethoscope,
  hospital_sales: ChartColumn,
  treatment_records: ClipboardPlus,
  interaction_records: Activity,
  users: Users,
  budget_cost_centers: Landmark,
  budget_orders: ReceiptText,
} as const satisfies Record<ModelId, unknown>;

export interface UploadStepProps {
  readonly models: readonly DataModel[];
  /** Model that the page was opened for. */
  readonly asked: string | null;
  /** A file whose columns are to be mapped before it is checked. */
  readonly mapping: Sent | null;
  readonly onMapping: (sent: Sent | null) => void;
  readonly onChecked: (id: string, sent: Sent) => void;
}

/** Heads that are not those of the template are mapped by hand. */
const UNMAPPED = 'data-models.missingColumns';

export function UploadStep({ models, asked, mapping, onMapping, onChecked }: UploadStepProps): ReactNode {
  const t = useUploadPhrases();
  const { firstMode } = useUploadDoor();
  const [model, setModel] = useState<ModelId>(
    mapping?.model ?? models.find(({ id }) => id === asked)?.id ?? models[0]!.id,
  );
  const [mode, setMode] = useState<UploadMode>(mapping?.mode ?? firstMode);
  const upload = useUpload(onChecked);
  const [last, setLast] = useState<Sent | null>(null);
  const unmapped = upload.failure?.code === UNMAPPED ? last : null;
  const mapped = mapping ?? unmapped;
  if (mapped !== null && upload.uploading === null)
    return (
      <Suspense>
        <MappingStep
          sent={mapped}
          model={models.find((one) => one.id === mapped.model)!}
          onSend={(heads) => {
            setLast(mapped);
            onMapping(null);
            void upload.send(mapped, heads);
          }}
          onBack={() => {
            upload.forget();
            onMapping(null);
          }}
        />
      </Suspense>
    );
  const send = (file: File): void => {
    const sent = { file, model, mode };
    setLast(sent);
    void upload.send(sent);
  };
  return (
    <>
      <Section title={t(models.length > 1 ? 'model' : 'howTo')}>
        {models.length > 1 ? (
          <ModelChoice models={models} value={model} onChange={setModel} />
        ) : (
          <p className="upload-hint">
            <FieldsOf model={models[0]!} />
          </p>
        )}
        <div className="upload-row">
          <span className="upload-label">{t('mode')}</span>
          <SegmentedField
            label={t('mode')}
            options={uploadModes.map((value) => ({ value, label: t(modeWords[value]) }))}
            value={mode}
            onChange={(value) => setMode(value as UploadMode)}
          />
          <span className="upload-hint">{t(modeHints[mode])}</span>
        </div>
        <Template model={model} />
      </Section>
      <Section title={t('file')}>
        {upload.failure === null ? null : (
          <Alert
            type="error"
            showIcon
            className="upload-refused"
            title={t('refused')}
            description={upload.failure.serverMessage ?? upload.failure.message}
            closable={{ onClose: upload.forget }}
          />
        )}
        <FileArea upload={upload} onFile={send} />
      </Section>
    </>
  );
}

function ModelChoice({
  models,
  value,
  onChange,
}: {
  models: readonly DataModel[];
  value: ModelId;
  onChange: (id: ModelId) => void;
}): ReactNode {
  const t = useUploadPhrases();
  const inLanguage = useBilingual();
  return (
    <div className="upload-models" role="radiogroup" aria-label={t('model')}>
      {models.map((model) => (
        <label key={model.id} className="upload-model">
          <input type="radio" name="upload-model" checked={value === model.id} onChange={() => onChange(model.id)} />
          <Glyph icon={icons[model.id]} size={20} />
          <span>
            <strong>{inLanguage(model)}</strong>
            <small>
              <FieldsOf model={model} />
            </small>
          </span>
        </label>
      ))}
    </div>
  );
}

function FieldsOf({ model }: { model: DataModel }): ReactNode {
  const t = useUploadPhrases();
  const inLanguage = useBilingual();
  const required = model.fields.filter((field) => field.isRequired).map((field) => inLanguage(field));
  return t('fields', { count: model.fields.length, required: joined(required) });
}

function Template({ model }: { model: ModelId }): ReactNode {
  const t = useUploadPhrases();
  const { calls } = useUploadDoor();
  const get = (format: 'xlsx' | 'csv'): void => {
    const args = { params: { id: model }, query: { format } };
    download(calls.downloadTemplate, args, { errorMessage: true }).catch(() => undefined);
  };
  return (
    <div className="upload-row">
      <span className="upload-label">{t('template')}</span>
      <Button icon={<Glyph icon={Download} />} onClick={() => get('xlsx')}>
        {t('excel')}
      </Button>
      <Button icon={<Glyph icon={Download} />} onClick={() => get('csv')}>
        {t('csv')}
      </Button>
      <span className="upload-hint">{t('templateHint')}</span>
    </div>
  );
}

function FileArea({
  upload,
  onFile,
}: {
  upload: ReturnType<typeof useUpload>;
  onFile: (file: File) => void;
}): ReactNode {
  const t = useUploadPhrases();
  const cancel = useCancelBatch();
  const { write } = useUploadDoor();
  if (!hasPermission(write)) return <p className="upload-hint">{t('noWrite')}</p>;
  const { uploading } = upload;
  if (uploading === null)
    return (
      <DropZone
        label={t('file')}
        title={t('drop')}
        hint={t('dropHint')}
        accept=".xlsx,.csv,.txt,.tsv"
        onFile={onFile}
      />
    );
  const { sent, fileName, rows, total, batchId } = uploading;
  if (sent < 1)
    return (
      <Suspense>
        <WorkProgress label={t('uploading', { name: fileName })} share={sent} />
      </Suspense>
    );
  const onCancel = batchId === undefined ? undefined : (): void => cancel.mutate({ params: { id: batchId } });
  return (
    <Suspense>
      <WorkProgress label={`${t('checking')} ${fileName}`} done={rows} total={total} onCancel={onCancel} />
    </Suspense>
  );
}
