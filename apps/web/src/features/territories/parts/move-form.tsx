// Changes who looks after regions: from whom, to whom, who takes over the owners; its effect is shown before it is done.
import type { TerritoryChange, TerritoryMap } from '@yijian/contract/territories';
import { App, Button, Input, Select, TreeSelect } from 'antd';
import { Field, FormDrawer } from '@yijian/ui/form-page';
import { TagList } from '@yijian/ui/badge';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { isCancelled } from '../../../lib/api/index.ts';
import { personName, useFormat } from '../../../lib/format/index.ts';
import { useLanguage } from '../../../lib/i18n/index.ts';
import { useMembers, useMovePreview, useMoveTerritories } from '../territories.api.ts';
import { useTerritoryPhrases } from '../territories.phrases.ts';

interface MoveFormProps {
  readonly codes: readonly string[];
  readonly map: TerritoryMap;
  readonly onClose: () => void;
}
type Work = Omit<TerritoryChange, 'regionCodes'>;

export function MoveForm({ codes, map, onClose }: MoveFormProps): ReactNode {
  const t = useTerritoryPhrases();
  const isEnglish = useLanguage() === 'en';
  const chosen = map.regions.filter(({ code }) => codes.includes(code));
  const keepers = [...new Set(chosen.flatMap(({ organizationIds }) => organizationIds))];
  const [work, setWork] = useState<Work>({
    fromOrganizationId: keepers.length === 1 ? (keepers[0] ?? null) : null,
    toOrganizationId: null,
    receiverId: null,
  });
  const [reason, setReason] = useState('');
  const isWhole = work.fromOrganizationId !== work.toOrganizationId;
  const change = isWhole ? { ...work, regionCodes: [...codes] } : null;
  const preview = useMovePreview(change);
  const { commit, fault, isSending } = useCommit(onClose);
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('changeTitle')}
      dirty={work.toOrganizationId !== null || reason !== ''}
      footer={
        <Button
          type="primary"
          disabled={change === null || !preview.data}
          loading={isSending}
          onClick={() => change && preview.data && void commit(change, { stamp: preview.data.stamp, reason })}
        >
          {t('commit')}
        </Button>
      }
    >
      <div className="console-form">
        <Field label={t('chosenRegions')}>
          <TagList tags={chosen.map(({ name, enName }) => (isEnglish ? enName : name))} limit={6} />
        </Field>
        <Sides work={work} map={map} onChange={(part) => setWork((now) => ({ ...now, ...part }))} />
        <Field label={t('reason')} id="reason" required error={fault?.about === 'reason' ? fault.message : undefined}>
          <Input id="reason" value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {change === null ? null : (
          <Async query={preview} rows={2} compact>
            {(effect) => <Effect {...effect} moves={work.receiverId !== null} />}
          </Async>
        )}
        {fault?.about === 'whole' ? <p role="alert">{fault.message}</p> : null}
      </div>
    </FormDrawer>
  );
}

function Sides({ work, map, onChange }: { work: Work; map: TerritoryMap; onChange: (part: Partial<Work>) => void }) {
  const t = useTerritoryPhrases();
  const isEnglish = useLanguage() === 'en';
  const members = useMembers(work.toOrganizationId).data?.content ?? [];
  const nodes = map.organizations.map(({ id, parentId, name, enName }) => ({
    id,
    pId: parentId ?? 0,
    value: id,
    title: isEnglish ? enName : name,
  }));
  const tree = (id: 'fromOrganizationId' | 'toOrganizationId') => (
    <TreeSelect
      id={id}
      treeDataSimpleMode
      showSearch
      allowClear
      treeNodeFilterProp="title"
      treeDefaultExpandAll
      treeData={nodes}
      value={work[id] ?? undefined}
      onChange={(next: string | undefined) => onChange({ [id]: next ?? null, receiverId: null })}
    />
  );
  return (
    <>
      <Field label={t('from')} id="fromOrganizationId" hint={t('fromHint')}>
        {tree('fromOrganizationId')}
      </Field>
      <Field label={t('to')} id="toOrganizationId" hint={t('toHint')}>
        {tree('toOrganizationId')}
      </Field>
      <Field label={t('receiver')} id="receiverId" hint={t('receiverHint')}>
        <Select
          id="receiverId"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          disabled={work.fromOrganizationId === null || work.toOrganizationId === null}
          value={work.receiverId}
          options={members
            .filter(({ mayLogIn }) => mayLogIn)
            .map((one) => ({ value: one.id, label: `${personName(one)} · ${one.login}` }))}
          onChange={(next: string | undefined) => onChange({ receiverId: next ?? null })}
        />
      </Field>
    </>
  );
}

interface EffectProps {
  readonly doctorCount: number;
  readonly hospitalCount: number;
  readonly owners: readonly { userId: string; name: string; doctorCount: number; hospitalCount: number }[];
  readonly moves: boolean;
}

function Effect({ doctorCount, hospitalCount, owners, moves }: EffectProps): ReactNode {
  const t = useTerritoryPhrases();
  const format = useFormat();
  const counts = (one: { doctorCount: number; hospitalCount: number }) => ({
    doctors: format.count(one.doctorCount),
    hospitals: format.count(one.hospitalCount),
  });
  return (
    <section aria-label={t('preview')} role="status">
      <p>{t(moves ? 'previewCount' : 'previewOwners', counts({ doctorCount, hospitalCount }))}</p>
      <ul className="console-note">
        {owners.map((owner) => (
          <li key={owner.userId}>{t('ownerLine', { name: owner.name, ...counts(owner) })}</li>
        ))}
      </ul>
    </section>
  );
}

type Fault = { readonly about: 'reason' | 'whole'; readonly message: string };

function useCommit(onClose: () => void) {
  const t = useTerritoryPhrases();
  const { message } = App.useApp();
  const move = useMoveTerritories();
  const [fault, setFault] = useState<Fault | null>(null);
  const commit = async (change: TerritoryChange, said: { stamp: string; reason: string }): Promise<void> => {
    const reason = said.reason.trim();
    if (reason === '') return setFault({ about: 'reason', message: t('reasonNeeded') });
    setFault(null);
    try {
      const moved = await move.mutateAsync({ body: { ...change, stamp: said.stamp, reason } });
      message.success(t('done', { doctors: moved.doctorCount, hospitals: moved.hospitalCount }));
      onClose();
    } catch (error) {
      if (!isCancelled(error)) setFault({ about: 'whole', message: error instanceof Error ? error.message : '' });
    }
  };
  return { commit, fault, isSending: move.isPending };
}
