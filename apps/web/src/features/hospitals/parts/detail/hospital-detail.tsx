// One hospital: overview, product status, reception rule, and what later rooms know of it (specification 2.3).
import type { HospitalDetail as Hospital } from '@yijian/contract/hospitals';
import { Button } from 'antd';
import { StatusBadge, TagList } from '@yijian/ui/badge';
import { DescriptionList, DetailHeader, DetailPage, Section, SectionNav } from '@yijian/ui/detail-page';
import { Failed, Loading, describeError } from '@yijian/ui/states';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { placeName, useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { HistoryButton } from '../../../audit/index.ts';
import { ShareButton } from '../../../shares/index.ts';
import { useHospital, useOwnHospital } from '../../hospitals.api.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { HospitalFiles } from '../files/hospital-files.tsx';
import { HospitalForm } from '../form/hospital-form.tsx';
import { useHospitalWords } from '../use-hospital-words.ts';
import { useSalesPhrases } from '../../sales.phrases.ts';
import { ReceptionSection } from '../reception/reception-section.tsx';
import { SalesSection } from '../sales/sales-section.tsx';
import { ProductStatus } from '../standing/product-status.tsx';
import { useHospitalFacts } from './use-hospital-facts.ts';
import '../hospitals.css';

/** A Section whose id is the key. */
export interface HospitalSlot {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface HospitalDetailProps {
  readonly id: string;
  /** Sections of rooms that know doctors, visits and plans: behind the overview, and before the files. */
  readonly people: readonly HospitalSlot[];
  readonly work: readonly HospitalSlot[];
  readonly onDoctors: () => void;
}

export function HospitalDetail({ id, people, work, onDoctors }: HospitalDetailProps): ReactNode {
  const t = useHospitalPhrases();
  const tSales = useSalesPhrases();
  const shell = useShell();
  const query = useHospital(id);
  const name = query.data?.shownName;
  useEffect(() => {
    if (name !== undefined) shell.setTabTitle(name);
    // The tab is named once per name, whatever else the shell does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);
  if (query.data === undefined && query.isError)
    return <Failed title={t('failed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />;
  if (query.data === undefined) return <Loading shape="page" />;
  const nav = [
    { key: 'overview', label: t('overview') },
    ...people,
    { key: 'products', label: t('productStatus') },
    { key: 'reception', label: t('reception') },
    ...work,
    { key: 'sales', label: tSales('sales') },
    { key: 'files', label: t('files') },
  ];
  return (
    <DetailPage header={<Header hospital={query.data} onDoctors={onDoctors} />} nav={<SectionNav items={nav} />}>
      <Sections hospital={query.data} people={people} work={work} />
    </DetailPage>
  );
}

function Header({ hospital, onDoctors }: { hospital: Hospital; onDoctors: () => void }): ReactNode {
  const t = useHospitalPhrases();
  const words = useHospitalWords();
  const format = useFormat();
  return (
    <DetailHeader
      name={hospital.shownName}
      alias={hospital.shownName === hospital.name ? hospital.enName : hospital.name}
      avatar={false}
      marks={
        <StatusBadge tone="primary" icon={null}>
          {words.level(hospital.level)}
        </StatusBadge>
      }
      facts={[
        words.type(hospital.type),
        words.ownership(hospital.ownership),
        placeName(hospital.provinceName, hospital.cityName),
      ]}
      tags={<TagList tags={hospital.keyDepartments} limit={6} />}
      kpis={[
        {
          key: 'doctors',
          label: t('coverage'),
          value: format.count(hospital.coveredCount),
          unit: `/ ${format.count(hospital.doctorCount)}`,
          onOpen: onDoctors,
        },
        {
          key: 'visit',
          label: t('lastVisit'),
          value: hospital.lastVisitAt ? format.daysSince(hospital.lastVisitAt) : t('never'),
        },
        { key: 'beds', label: t('beds'), value: format.count(hospital.beds) },
      ]}
      actions={<Actions hospital={hospital} />}
    />
  );
}

function Actions({ hospital }: { hospital: Hospital }): ReactNode {
  const t = useHospitalPhrases();
  const shell = useShell();
  const own = useOwnHospital();
  const [isEditing, setEditing] = useState(false);
  const toggle = (): void =>
    own.mutate(
      { params: { id: hospital.id }, body: { own: !hospital.isMine } },
      { onSuccess: ({ isMine }) => shell.toast.success(t(isMine ? 'owned' : 'disowned')) },
    );
  return (
    <>
      <HistoryButton kind="hospitals" recordId={hospital.id} />
      <ShareButton resource="hospital" recordId={hospital.id} name={hospital.shownName} />
      <Allowed permission="customer:hospitals:write">
        <Button loading={own.isPending} onClick={toggle}>
          {t(hospital.isMine ? 'disown' : 'own')}
        </Button>
        <Button type="primary" onClick={() => setEditing(true)}>
          {t('edit')}
        </Button>
        {isEditing ? <HospitalForm hospital={hospital} onClose={() => setEditing(false)} /> : null}
      </Allowed>
    </>
  );
}

function Sections({
  hospital,
  people,
  work,
}: Pick<HospitalDetailProps, 'people' | 'work'> & { hospital: Hospital }): ReactNode {
  const t = useHospitalPhrases();
  const overview = useHospitalFacts(hospital);
  const show = ({ key, content }: HospitalSlot): ReactNode => <Fragment key={key}>{content}</Fragment>;
  return (
    <>
      <Section id="overview" title={t('overview')}>
        <DescriptionList columns={2} items={overview} />
      </Section>
      {people.map(show)}
      <ProductStatus hospital={hospital} />
      <ReceptionSection hospital={hospital} />
      {work.map(show)}
      <SalesSection hospitalId={hospital.id} />
      <Section id="files" title={t('files')}>
        <HospitalFiles hospitalId={hospital.id} />
      </Section>
    </>
  );
}
