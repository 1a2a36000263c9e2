// One hospital: overview, departments, product status, reception rule, the way to its visits (specification 2.3).
import type { HospitalDetail as Hospital } from '@yijian/contract/hospitals';
import { Button } from 'antd';
import { StatusBadge, TagList } from '@yijian/ui/badge';
import { DescriptionList, DetailHeader, DetailPage, Section, SectionNav } from '@yijian/ui/detail-page';
import { Failed, Loading, describeError } from '@yijian/ui/states';
import { useEffect, useState, type ReactNode } from 'react';
import { placeName, useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { Allowed, hasPermission } from '../../../../lib/session/index.ts';
import { HistoryButton } from '../../../audit/index.ts';
import { ShareButton } from '../../../shares/index.ts';
import { useHospital, useOwnHospital } from '../../hospitals.api.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { HospitalForm } from '../form/hospital-form.tsx';
import { useHospitalWords } from '../use-hospital-words.ts';
import { ProductStatus } from './product-status.tsx';
import { useHospitalFacts } from './use-hospital-facts.ts';
import '../hospitals.css';

export interface HospitalDetailProps {
  readonly id: string;
  /** A Section with the id `departments`, from a room that knows the doctors. */
  readonly departments: ReactNode;
  readonly departmentsTitle: string;
  readonly onDoctors: () => void;
}

export function HospitalDetail({ id, departments, departmentsTitle, onDoctors }: HospitalDetailProps): ReactNode {
  const t = useHospitalPhrases();
  const shell = useShell();
  const query = useHospital(id);
  const name = query.data?.shownName;
  useEffect(() => {
    if (name !== undefined) shell.setTabTitle(name);
    // The tab is named once per name, whatever else the shell does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);
  if (query.isError)
    return <Failed title={t('failed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />;
  if (query.data === undefined) return <Loading shape="detail" />;
  const nav = [
    { key: 'overview', label: t('overview') },
    { key: 'departments', label: departmentsTitle },
    { key: 'products', label: t('productStatus') },
    { key: 'reception', label: t('reception') },
    { key: 'visits', label: t('visits') },
  ];
  return (
    <DetailPage header={<Header hospital={query.data} onDoctors={onDoctors} />} nav={<SectionNav items={nav} />}>
      <Sections hospital={query.data} departments={departments} />
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

function Sections({ hospital, departments }: { hospital: Hospital; departments: ReactNode }): ReactNode {
  const t = useHospitalPhrases();
  const shell = useShell();
  const { overview, reception } = useHospitalFacts(hospital);
  // Whoever reads the visits of a team sees those of the hospital in the whole range.
  const list = hasPermission('customer:visits:team') ? 'teamVisit' : 'myVisit';
  const visits = `/customer/visitTeamManager/${list}?hospitalId=${hospital.id}`;
  return (
    <>
      <Section id="overview" title={t('overview')}>
        <DescriptionList columns={2} items={overview} />
      </Section>
      {departments}
      <Section id="products" title={t('productStatus')} count={hospital.products.length}>
        <ProductStatus products={hospital.products} />
      </Section>
      <Section id="reception" title={t('reception')}>
        {reception.length === 0 ? t('noReception') : <DescriptionList columns={2} items={reception} />}
      </Section>
      <Section id="visits" title={t('visits')}>
        <Button onClick={() => shell.openTab(visits)}>{t('seeVisits')}</Button>
      </Section>
    </>
  );
}
