// One hospital: a head that stays, and one part at a time: overview, what later rooms know, sales, files (specification 2.3).
import type { HospitalDetail as Hospital } from '@yijian/contract/hospitals';
import { StatusBadge, TagList } from '@yijian/ui/badge';
import { DescriptionList, DetailHeader, DetailPage, PageTabs, Section, SectionRow } from '@yijian/ui/detail-page';
import { Failed, Loading, describeError } from '@yijian/ui/states';
import { useEffect, type ReactNode } from 'react';
import { placeName, useFormat } from '../../../../lib/format/index.ts';
import { useAddress, withFields } from '../../../../lib/lists/index.ts';
import { fillPath, useShell, useTabTitle } from '../../../../lib/router/index.ts';
import { useHospital } from '../../hospitals.api.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { HospitalFiles } from '../files/hospital-files.tsx';
import { useHospitalWords } from '../use-hospital-words.ts';
import { useSalesPhrases } from '../../sales.phrases.ts';
import { ReceptionSection } from '../reception/reception-section.tsx';
import { SalesSection } from '../sales/sales-section.tsx';
import { ProductStatus } from '../standing/product-status.tsx';
import { HospitalActions } from './hospital-actions.tsx';
import { useHospitalFacts } from './use-hospital-facts.ts';
import '../hospitals.css';

/** One part of the page; its cards stand under each other. */
export interface HospitalPart {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface HospitalDetailProps {
  readonly id: string;
  /** Cards of rooms that know doctors, beside the overview. */
  readonly people: ReactNode;
  /** Parts of rooms that know visits, meetings and plans, before the sales. */
  readonly work: readonly HospitalPart[];
  readonly onDoctors: () => void;
  /** Begins a visit there; absent for whoever makes none. */
  readonly onVisit?: (() => void) | undefined;
}

export function HospitalDetail({ id, people, work, onDoctors, onVisit }: HospitalDetailProps): ReactNode {
  const t = useHospitalPhrases();
  const shell = useShell();
  const query = useHospital(id);
  const name = query.data?.shownName;
  const remains = query.data === undefined || query.data.id === id ? undefined : query.data;
  useEffect(() => {
    if (remains === undefined) return;
    shell.toast.info(t('mergedInto'));
    const { id: to, name: called } = remains;
    shell.closeCurrentTab(fillPath('/customer/hospitalList/hospitalDetail/:id/:name', { id: to, name: called }));
    // Once for the hospital that remains, whatever else the shell does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [remains?.id]);
  useTabTitle(name);
  if (query.data === undefined && query.isError)
    return <Failed title={t('failed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />;
  if (query.data === undefined || remains !== undefined) return <Loading shape="page" />;
  return (
    <Parts
      hospital={query.data}
      people={people}
      work={work}
      header={<Header hospital={query.data} onDoctors={onDoctors} onVisit={onVisit} />}
    />
  );
}

type PartsProps = Pick<HospitalDetailProps, 'people' | 'work'> & { hospital: Hospital; header: ReactNode };

/** One part at a time, named by the address. */
function Parts({ hospital, people, work, header }: PartsProps): ReactNode {
  const t = useHospitalPhrases();
  const tSales = useSalesPhrases();
  const [search, edit] = useAddress();
  const parts: readonly HospitalPart[] = [
    { key: 'overview', label: t('overview'), content: <Overview hospital={hospital} people={people} /> },
    ...work,
    { key: 'sales', label: tSales('sales'), content: <SalesSection hospitalId={hospital.id} /> },
    { key: 'files', label: t('files'), content: <Files hospitalId={hospital.id} /> },
  ];
  const shown = parts.find(({ key }) => key === search.get('part')) ?? parts[0]!;
  return (
    <DetailPage
      pinned
      header={header}
      nav={<PageTabs items={parts} active={shown.key} onGo={(part) => edit((now) => withFields(now, { part }))} />}
    >
      {shown.content}
    </DetailPage>
  );
}

type HeaderProps = Pick<HospitalDetailProps, 'onDoctors' | 'onVisit'> & { hospital: Hospital };

function Header({ hospital, onDoctors, onVisit }: HeaderProps): ReactNode {
  const t = useHospitalPhrases();
  const words = useHospitalWords();
  const format = useFormat();
  return (
    <DetailHeader
      name={hospital.shownName}
      alias={hospital.shownName === hospital.name ? hospital.enName : hospital.name}
      avatar={false}
      compact
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
      actions={<HospitalActions hospital={hospital} onVisit={onVisit} />}
    />
  );
}

function Overview({ hospital, people }: Pick<HospitalDetailProps, 'people'> & { hospital: Hospital }): ReactNode {
  const t = useHospitalPhrases();
  const overview = useHospitalFacts(hospital);
  return (
    <>
      <Section id="overview" title={t('overview')}>
        <DescriptionList columns={4} items={overview} />
      </Section>
      {people}
      <SectionRow columns={2}>
        <ProductStatus hospital={hospital} />
        <ReceptionSection hospital={hospital} />
      </SectionRow>
    </>
  );
}

function Files({ hospitalId }: { hospitalId: string }): ReactNode {
  const t = useHospitalPhrases();
  return (
    <Section id="files" title={t('files')}>
      <HospitalFiles hospitalId={hospitalId} />
    </Section>
  );
}
