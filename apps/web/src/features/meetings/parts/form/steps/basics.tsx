// What, when and where.
import { meetingFormats, meetingPurposes, meetingTypes, venueKinds } from '@yijian/contract/meetings';
import { Input, InputNumber, Select, TreeSelect } from 'antd';
import { Field, SegmentedField } from '@yijian/ui/form-page';
import { onDemand } from '@yijian/ui/on-demand';
import type { ReactNode } from 'react';
import { HospitalPicker } from '../../../../hospitals/index.ts';
import { useRegions } from '../../../../regions/index.ts';
import { useProducts, useTemplates } from '../../../meetings.api.ts';
import { useMeetingPhrases } from '../../../meetings.phrases.ts';
import { withHospital, withType, withVenue, type MeetingWork } from '../meeting-work.ts';
import { TemplateField } from '../template-field.tsx';
import type { PartProps } from './part-props.ts';
import '../form-lines.css';

/** The calendar is as large as the rest of the form. */
const TimeField = onDemand(
  () => import('./time-field.tsx').then((part) => part.TimeField),
  <div className="meeting-time-coming" aria-hidden />,
);

export function Basics({ work, change, error }: PartProps): ReactNode {
  const t = useMeetingPhrases();
  const products = useProducts().data ?? [];
  const templates = useTemplates().data ?? [];
  return (
    <div className="meeting-fields">
      <div className="meeting-wide">
        <Field label={t('titleField')} id="title" required error={error('title')}>
          <Input
            id="title"
            maxLength={120}
            value={work.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
      </div>
      <Field label={t('type')} id="type" required error={error('type')}>
        <Select
          id="type"
          value={work.type}
          options={meetingTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          onChange={(type) => change(withType(work, type, templates))}
        />
      </Field>
      <TemplateField {...{ work, change, templates }} />
      <Field label={t('purpose')} required error={error('purpose')}>
        <SegmentedField
          label={t('purpose')}
          field="purpose"
          options={meetingPurposes.map((value) => ({ value, label: t(`purpose.${value}`) }))}
          value={work.purpose}
          onChange={(purpose) => change({ purpose: purpose as MeetingWork['purpose'] })}
        />
      </Field>
      <div className="meeting-wide">
        <Field label={t('objective')} id="objective" required error={error('objective')}>
          <Input.TextArea
            id="objective"
            rows={2}
            maxLength={1000}
            value={work.objective}
            onChange={(event) => change({ objective: event.target.value })}
          />
        </Field>
      </div>
      <Field label={t('product')} id="productId" error={error('productId')}>
        <Select
          id="productId"
          allowClear
          value={work.productId}
          options={products.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(productId) => change({ productId: productId ?? null })}
        />
      </Field>
      <Field label={t('format')} required error={error('format')}>
        <SegmentedField
          label={t('format')}
          field="format"
          options={meetingFormats.map((value) => ({ value, label: t(`format.${value}`) }))}
          value={work.format}
          onChange={(format) => change({ format: format as MeetingWork['format'] })}
        />
      </Field>
      <TimeField field="startsAt" {...{ work, change, error }} />
      <TimeField field="endsAt" {...{ work, change, error }} />
      <Place {...{ work, change, error }} />
    </div>
  );
}

function Place({ work, change, error }: PartProps): ReactNode {
  const t = useMeetingPhrases();
  const { nodes } = useRegions();
  const isOnsite = work.format !== 'ONLINE';
  return (
    <>
      {work.format === 'ONSITE' ? null : (
        <div className="meeting-wide">
          <Field label={t('onlineLink')} id="onlineLink" required error={error('onlineLink')}>
            <Input
              id="onlineLink"
              maxLength={500}
              value={work.onlineLink}
              onChange={(event) => change({ onlineLink: event.target.value })}
            />
          </Field>
        </div>
      )}
      {isOnsite ? (
        <>
          <Field label={t('city')} id="cityCode" required error={error('cityCode')}>
            <TreeSelect
              id="cityCode"
              showSearch
              treeNodeFilterProp="keywords"
              value={work.cityCode}
              treeData={nodes.map((province) => ({
                value: province.value,
                title: province.label,
                keywords: province.keywords,
                selectable: false,
                children: (province.children ?? []).map(({ value, label, keywords }) => ({
                  value,
                  title: label,
                  keywords,
                })),
              }))}
              onChange={(cityCode: string | null) => change({ cityCode })}
            />
          </Field>
          <Field label={t('venueKind')} id="venueKind" required error={error('venueKind')}>
            <Select
              id="venueKind"
              value={work.venueKind}
              options={venueKinds.map((value) => ({ value, label: t(`venue.${value}`) }))}
              onChange={(venueKind) => change(withVenue(work, venueKind))}
            />
          </Field>
          <Field label={t('venue')} id="venueName" required error={error('venueName')}>
            <Input
              id="venueName"
              maxLength={120}
              value={work.venueName}
              onChange={(event) => change({ venueName: event.target.value })}
            />
          </Field>
          <Field label={t('address')} id="address" error={error('address')}>
            <Input
              id="address"
              maxLength={200}
              value={work.address}
              onChange={(event) => change({ address: event.target.value })}
            />
          </Field>
        </>
      ) : null}
      <Field label={t('hospital')} id="hospitalId" error={error('hospitalId')}>
        <HospitalPicker
          id="hospitalId"
          value={work.hospital === null ? null : { ...work.hospital, cityName: '' }}
          onChange={(hospital) => change(withHospital(work, hospital))}
        />
      </Field>
      {work.format === 'ONSITE' ? <Position {...{ work, change, error }} /> : null}
    </>
  );
}

function Position({ work, change, error }: PartProps): ReactNode {
  const t = useMeetingPhrases();
  const degrees = (field: 'latitude' | 'longitude', most: number): ReactNode => (
    <Field
      label={t(field)}
      id={field}
      error={error(field)}
      {...(field === 'latitude' ? { hint: t('positionHint') } : {})}
    >
      <InputNumber
        id={field}
        min={-most}
        max={most}
        precision={5}
        value={work[field]}
        onChange={(value) => change({ [field]: value })}
      />
    </Field>
  );
  return (
    <>
      {degrees('latitude', 90)}
      {degrees('longitude', 180)}
    </>
  );
}
