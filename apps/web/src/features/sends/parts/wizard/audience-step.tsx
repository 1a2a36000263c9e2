// First step: the article or the meeting, the channel, the doctors.
import { sendChannels, type SendChannel } from '@yijian/contract/sends';
import { DescriptionList } from '@yijian/ui/detail-page';
import { Field, SegmentedField } from '@yijian/ui/form-page';
import { Radio, Select } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { PlacedPart } from '../../../../lib/router/index.ts';
import { useInvitedTo, useSavedViews, useSend, useSendableArticles } from '../../sends.api.ts';
import { useSendPhrases } from '../../sends.phrases.ts';
import { lists, ofView, viewsOfCustomers, type Which } from './audience.ts';

export interface Chosen {
  readonly articleId: string | null;
  /** Of an invitation. */
  readonly meetingId: string | null;
  /** Of an article that is sent again. */
  readonly resendsId: string | null;
  readonly channel: SendChannel;
  readonly who: 'HANDED' | 'VIEW' | (typeof lists)[number];
  readonly viewId: string | null;
  readonly which: Which | null;
  readonly campaignId: string | null;
  /** Of the channel that is chosen. */
  readonly openingLineId: string | null;
}

interface AudienceStepProps {
  readonly chosen: Chosen;
  readonly handed: Which | undefined;
  readonly onChange: (change: Partial<Chosen>) => void;
}

export function AudienceStep({ chosen, handed, onChange }: AudienceStepProps): ReactNode {
  const t = useSendPhrases();
  const campaign = (
    <PlacedPart
      place="campaign"
      ids={chosen.campaignId === null ? [] : [chosen.campaignId]}
      onChoose={([campaignId = null]) => onChange({ campaignId })}
    />
  );
  if (chosen.resendsId !== null)
    return (
      <div className="send-stack">
        <SentBefore id={chosen.resendsId} />
        {campaign}
      </div>
    );
  return (
    <div className="send-stack">
      {chosen.meetingId === null ? (
        <Article chosen={chosen} onChange={onChange} />
      ) : (
        <Meeting id={chosen.meetingId} picked={handed?.ids} />
      )}
      <Field label={t('channel')} required>
        <SegmentedField
          label={t('channel')}
          field="channel"
          options={sendChannels.map((value) => ({ value, label: t(`channel.${value}`) }))}
          value={chosen.channel}
          onChange={(channel) => onChange({ channel: channel as SendChannel })}
        />
      </Field>
      {chosen.meetingId === null ? <Doctors chosen={chosen} handed={handed} onChange={onChange} /> : null}
      {chosen.meetingId === null ? campaign : null}
    </div>
  );
}

function Article({ chosen, onChange }: Pick<AudienceStepProps, 'chosen' | 'onChange'>): ReactNode {
  const t = useSendPhrases();
  const articles = useSendableArticles();
  return (
    <Field label={t('article')} id="articleId" required>
      <Select
        id="articleId"
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('chooseArticle')}
        loading={articles.isPending}
        value={chosen.articleId}
        options={(articles.data?.content ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(articleId) => onChange({ articleId })}
      />
    </Field>
  );
}

/** Article, channel and doctors are those of the first send. */
function SentBefore({ id }: { id: string }): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  const send = useSend(id).data;
  return (
    <DescriptionList
      columns={1}
      items={[
        { key: 'article', label: t('article'), value: send?.subject.name ?? '' },
        { key: 'channel', label: t('channel'), value: send === undefined ? '' : t(`channel.${send.channel}`) },
        { key: 'first', label: t('firstSend'), value: send === undefined ? '' : format.dateTime(send.createdAt) },
        { key: 'who', label: t('who'), value: t('who.UNOPENED') },
      ]}
    />
  );
}

function Meeting({ id, picked }: { id: string; picked: readonly string[] | undefined }): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  const meeting = useInvitedTo(id).data;
  const when = meeting?.startsAt == null ? '' : format.dateTime(meeting.startsAt);
  return (
    <DescriptionList
      columns={1}
      items={[
        { key: 'meeting', label: t('meeting'), value: [meeting?.title ?? '', when].filter(Boolean).join(' · ') },
        {
          key: 'who',
          label: t('who'),
          value: picked === undefined ? t('who.GUESTS') : t('who.PICKED', { count: format.count(picked.length) }),
        },
      ]}
    />
  );
}

function Doctors({ chosen, handed, onChange }: AudienceStepProps): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  const views = viewsOfCustomers(useSavedViews().data ?? []);
  const pick = (who: Chosen['who']): void => {
    if (who === 'HANDED') return onChange({ who, which: handed ?? null });
    if (who === 'VIEW') return onChange({ who, which: null, viewId: null });
    onChange({ who, which: { type: who, filter: {} } });
  };
  const handedLabel =
    handed?.ids === undefined ? t('who.FILTERED') : t('who.PICKED', { count: format.count(handed.ids.length) });
  const options = [
    ...(handed === undefined ? [] : [{ value: 'HANDED', label: handedLabel }]),
    ...lists.map((value) => ({ value, label: t(`who.${value}`) })),
    ...(views.length === 0 ? [] : [{ value: 'VIEW', label: t('who.VIEW') }]),
  ];
  return (
    <>
      <Field label={t('who')} required>
        <Radio.Group
          aria-label={t('who')}
          options={options}
          value={chosen.who}
          onChange={({ target }) => pick(target.value as Chosen['who'])}
        />
      </Field>
      {chosen.who === 'VIEW' ? (
        <Field label={t('view')} id="viewId" required>
          <Select
            id="viewId"
            placeholder={t('chooseView')}
            value={chosen.viewId}
            options={views.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(viewId) => onChange({ viewId, which: ofView(views.find(({ id }) => id === viewId)!) })}
          />
        </Field>
      ) : null}
    </>
  );
}
