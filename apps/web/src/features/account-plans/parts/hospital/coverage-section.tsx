// Departments of a hospital by tier as a heat table; a department opens its doctors (product: coverage heat).
import type { Coverage, CoverageCell } from '@yijian/contract/account-plans';
import { Button } from 'antd';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Section } from '@yijian/ui/detail-page';
import { Glyph } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { Fragment, useState, type ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { useCoverage } from '../../account-plans.api.ts';
import { usePlanPhrases } from '../../account-plans.phrases.ts';
import { DepartmentDoctors } from './department-doctors.tsx';

type Department = Coverage['departments'][number];
const tiers = ['A', 'B', 'C', 'D'] as const;

export function CoverageSection({ hospitalId }: { hospitalId: string }): ReactNode {
  const t = usePlanPhrases();
  const shell = useShell();
  const query = useCoverage(hospitalId);
  const path = `/customer/doctorTeamManager/allCustomer?hospitalId=${encodeURIComponent(hospitalId)}`;
  const all = (
    <Button size="small" onClick={() => shell.openTab(path)}>
      {t('allDoctors')}
    </Button>
  );
  return (
    <Section
      id="departments"
      title={t('departments')}
      extra={all}
      {...(query.data ? { count: query.data.departments.length } : {})}
    >
      <Async
        query={query}
        shape="list"
        rows={4}
        compact
        isEmpty={({ departments }) => departments.length === 0}
        empty={{ reason: t('noDepartments') }}
      >
        {({ departments }) => <HeatTable hospitalId={hospitalId} departments={departments} />}
      </Async>
    </Section>
  );
}

function HeatTable({ hospitalId, departments }: { hospitalId: string; departments: readonly Department[] }): ReactNode {
  const t = usePlanPhrases();
  const [open, setOpen] = useState<string>();
  return (
    <>
      <table className="plan-heat">
        <thead>
          <tr>
            <th scope="col">{t('department')}</th>
            {tiers.map((tier) => (
              <th key={tier} scope="col">
                {t('tierName', { tier })}
              </th>
            ))}
            <th scope="col">{t('whole')}</th>
          </tr>
        </thead>
        <tbody>
          {departments.map((one) => (
            <Fragment key={one.name}>
              <DepartmentRow
                department={one}
                isOpen={open === one.name}
                onToggle={() => setOpen(open === one.name ? undefined : one.name)}
              />
              {open === one.name && one.code !== null ? (
                <tr>
                  <td colSpan={6}>
                    <DepartmentDoctors hospitalId={hospitalId} departmentCode={one.code} />
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </table>
      <p className="plan-heat-key" aria-hidden="true">
        {t('heat')} {t('heatLow')}
        {[0, 1, 2, 3, 4].map((level) => (
          <span key={level} className={`plan-heat-${level}`} />
        ))}
        {t('heatHigh')}
      </p>
    </>
  );
}

function DepartmentRow({
  department,
  isOpen,
  onToggle,
}: {
  department: Department;
  isOpen: boolean;
  onToggle: () => void;
}): ReactNode {
  const t = usePlanPhrases();
  return (
    <tr>
      <th scope="row">
        {department.code === null ? (
          department.name
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            title={t('showDoctors', { name: department.name })}
            onClick={onToggle}
          >
            <Glyph icon={isOpen ? ChevronDown : ChevronRight} size={14} />
            {department.name}
          </button>
        )}
      </th>
      {tiers.map((tier) => (
        <HeatCell key={tier} cell={department.tiers[tier]} />
      ))}
      <HeatCell cell={department} />
    </tr>
  );
}

/** Five steps of the share that is covered; nothing where there is no doctor. */
function HeatCell({ cell: { doctors, covered } }: { cell: CoverageCell }): ReactNode {
  const t = usePlanPhrases();
  if (doctors === 0) return <td className="plan-heat-none">—</td>;
  const level = covered === 0 ? 0 : Math.min(4, 1 + Math.floor((covered / doctors) * 3.999));
  return (
    <td className={`plan-heat-${level} num`} title={t('coverageOf', { doctors, covered })}>
      {t('ofDoctors', { doctors, covered })}
    </td>
  );
}
