// Sliders for the weights with their sum, how the best 20 shift, and saving as a set (product 3.4).
import {
  defaultWeights,
  kolComponents,
  sumOf,
  type KolWeights,
  type WeightSet,
} from '@yijian/contract/opinion-leaders';
import { Button, Input, Slider, Switch } from 'antd';
import { Field, FormDrawer } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission, useSession } from '../../../../lib/session/index.ts';
import { useAddWeightSet, useChangeWeightSet, useDeleteWeightSet, useWeightSets } from '../../opinion-leaders.api.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';
import type { Asking } from '../question/use-question.ts';
import { ShiftList } from './shift-list.tsx';

export interface WeightDrawerProps {
  readonly asking: Asking;
  readonly onClose: () => void;
}

export function WeightDrawer({ asking, onClose }: WeightDrawerProps): ReactNode {
  const sets = useWeightSets().data;
  if (sets === undefined) return null;
  const chosen = sets.find((one) => one.id === asking.question.weightSetId) ?? sets.find((one) => one.isDefault);
  return <Editor set={chosen} asking={asking} onClose={onClose} />;
}

function Editor({ set, asking, onClose }: WeightDrawerProps & { set: WeightSet | undefined }): ReactNode {
  const t = useKolPhrases();
  const [weights, setWeights] = useState<KolWeights>(set?.weights ?? defaultWeights);
  const sum = sumOf(weights);
  const isWhole = sum === 100;
  const mayWrite = useSession((session) => hasPermission('customer:opinion-leaders:write', session));
  return (
    <FormDrawer open onClose={onClose} title={t('weights')} width={560}>
      <div className="kol-sliders">
        {kolComponents.map((one) => (
          <div key={one}>
            <span>{t(`component.${one}`)}</span>
            <Slider
              min={0}
              max={100}
              value={weights[one]}
              onChange={(value) => setWeights({ ...weights, [one]: value })}
              ariaLabelForHandle={t(`component.${one}`)}
            />
            <b className="num">{weights[one]}%</b>
          </div>
        ))}
      </div>
      <p className={isWhole ? 'kol-sum num' : 'kol-sum kol-sum-off num'} role="status">
        {isWhole ? t('weightsSum', { sum }) : t('weightsOff', { rest: 100 - sum })}
      </p>
      {mayWrite ? <Keep set={set} weights={weights} isWhole={isWhole} asking={asking} onClose={onClose} /> : null}
      <section className="kol-block" aria-label={t('preview')}>
        <h3>{t('preview')}</h3>
        {isWhole ? (
          <ShiftList question={asking.question} weights={weights} />
        ) : (
          <p className="kol-quiet">{t('previewWait')}</p>
        )}
      </section>
    </FormDrawer>
  );
}

interface KeepProps extends WeightDrawerProps {
  readonly set: WeightSet | undefined;
  readonly weights: KolWeights;
  readonly isWhole: boolean;
}

/** Own sets are changed, any is saved as a new one. */
function Keep({ set, weights, isWhole, asking, onClose }: KeepProps): ReactNode {
  const t = useKolPhrases();
  const shell = useShell();
  const common = useCommonPhrases();
  const own = set?.isOwn === true ? set : undefined;
  const [name, setName] = useState(own?.name ?? '');
  const [isShared, setShared] = useState(own?.isShared ?? false);
  const add = useAddWeightSet();
  const change = useChangeWeightSet();
  const remove = useDeleteWeightSet();
  const error = add.error ?? change.error;
  const draft = { name: name.trim(), weights, isShared };
  const kept = (id: string): void => {
    shell.toast.success(t('saved'));
    asking.set({ set: id });
    onClose();
  };
  const send = (work: () => Promise<{ id: string }>): void =>
    void work().then(
      ({ id }) => kept(id),
      () => undefined,
    );
  const drop = async ({ id, name: named }: WeightSet): Promise<void> => {
    if (!(await shell.confirm({ title: t('deleteSure', { name: named }), deletes: true }))) return;
    await remove.mutateAsync({ params: { id } });
    shell.toast.success(common('deleteSuccess'));
    asking.set({ set: undefined });
    onClose();
  };
  const isReady = isWhole && draft.name !== '';
  return (
    <section className="kol-keep">
      <Field label={t('setName')} id="kol-set" error={error instanceof ApiError ? error.message : undefined}>
        <Input id="kol-set" maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <label>
        <Switch size="small" checked={isShared} onChange={setShared} /> {t('shared')}
      </label>
      <p className="kol-acts">
        {own ? (
          <Button
            type="primary"
            disabled={!isReady}
            loading={change.isPending}
            onClick={() =>
              send(() => change.mutateAsync({ params: { id: own.id }, body: { ...draft, version: own.version } }))
            }
          >
            {t('saveSet')}
          </Button>
        ) : null}
        <Button
          type={own ? 'default' : 'primary'}
          disabled={!isReady || draft.name === own?.name}
          loading={add.isPending}
          onClick={() => send(() => add.mutateAsync({ body: draft }))}
        >
          {t('saveAs')}
        </Button>
        {own ? <Button onClick={() => void drop(own).catch(() => undefined)}>{t('deleteSet')}</Button> : null}
      </p>
    </section>
  );
}
