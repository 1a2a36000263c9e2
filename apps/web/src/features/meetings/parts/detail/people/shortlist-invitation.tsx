// The doctors of a shortlist of opinion leaders are invited together.
import type { MeetingDetail } from '@yijian/contract/meetings';
import { Button, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/index.ts';
import { useShell } from '../../../../../lib/router/index.ts';
import { hasPermission } from '../../../../../lib/session/index.ts';
import { useInviteGuests, useShortlist, useShortlists } from '../../../meetings.api.ts';
import { useMeetingPhrases } from '../../../meetings.phrases.ts';
import '../detail.css';

export function ShortlistInvitation({ meeting }: { meeting: MeetingDetail }): ReactNode {
  const isReader = hasPermission('customer:opinion-leaders:read');
  const shortlists = useShortlists(isReader).data ?? [];
  return shortlists.length === 0 ? null : <Choice meeting={meeting} shortlists={shortlists} />;
}

interface ChoiceProps {
  readonly meeting: MeetingDetail;
  readonly shortlists: readonly { readonly id: string; readonly name: string }[];
}

function Choice({ meeting: { id, guests }, shortlists }: ChoiceProps): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  const shell = useShell();
  const invite = useInviteGuests();
  const [chosen, setChosen] = useState<string | null>(null);
  const listed = useShortlist(chosen).data?.lines ?? [];
  const there = new Set(guests.map(({ doctor }) => doctor?.id));
  const doctorIds = [...new Set(listed.map(({ doctorId }) => doctorId))].filter((one) => !there.has(one));
  const count = format.count(doctorIds.length);
  const send = (): void =>
    invite.mutate(
      { params: { id }, body: { doctorIds } },
      { onSuccess: () => shell.toast.success(t('shortlistInvited', { count })) },
    );
  return (
    <div className="meeting-tools">
      <label htmlFor={`shortlist-${id}`}>{t('shortlist')}</label>
      <Select
        id={`shortlist-${id}`}
        className="meeting-shortlist"
        allowClear
        value={chosen}
        options={shortlists.map((one) => ({ value: one.id, label: one.name }))}
        onChange={(value: string | undefined) => setChosen(value ?? null)}
      />
      <Button disabled={doctorIds.length === 0} loading={invite.isPending} onClick={send}>
        {t('inviteShortlist', { count })}
      </Button>
    </div>
  );
}
