// The form page of the north star, picture 04 (look and feel, form page).
import { Button, Input } from 'antd';
import { StatusBadge, Tag } from '../../src/badge/index.ts';
import { HeadroomBar } from '../../src/chart/index.ts';
import { AlertList } from '../../src/dashboard-tile/index.ts';
import { Section } from '../../src/detail-page/index.ts';
import { Field, FormPage } from '../../src/form-page/index.ts';
import { useLeaveGuard } from '../../src/leave-guard/index.ts';
import { DataTable, TwoLine } from '../../src/table/index.ts';
import { doctors } from '../data/doctors.ts';

const done = new Set(['base']);

export function FormGallery(): React.ReactNode {
  useLeaveGuard(false);
  return (
    <FormPage
      title="区域头痛诊疗研讨会"
      badge={<Tag>草稿</Tag>}
      number="MT-2026-1187"
      saved="已自动保存 10:42:08"
      stepper={{
        steps: [
          { key: 'base', label: '基本信息' },
          { key: 'agenda', label: '议程与讲者' },
          { key: 'guests', label: '参会人' },
          { key: 'budget', label: '预算' },
          { key: 'files', label: '资料' },
          { key: 'check', label: '合规检查' },
        ],
        current: 'agenda',
        done,
        onStep: () => undefined,
      }}
      problemsTitle="本步骤 1 项须修改，2 项需填写说明"
      problems={[{ field: 'fee', label: '讲课费', message: '1,500 元高于正高 1,000 元/学时标准' }]}
      footNote="下一步：参会人"
      footer={
        <>
          <Button>保存草稿</Button>
          <Button>上一步</Button>
          <Button type="primary">下一步</Button>
        </>
      }
      rail={
        <Section title="实时检查" extra="10:42 更新，规则 V12">
          <HeadroomBar
            label="IO 余额 IO-26-0418"
            left="剩 ¥68,200"
            used={12.6}
            committed={4.7}
            current={2.1}
            cap={26.2}
            note="已用 12.6 万，占用 4.7 万，本场 2.1 万"
          />
          <HeadroomBar
            label="顾明岐 年度次数"
            left="剩 0 次"
            used={11}
            current={1}
            cap={12}
            note="已用 11，本场 1，上限 12"
          />
          <AlertList
            label="规则"
            items={[
              {
                key: '1',
                tone: 'block',
                title: '讲课费超级别标准',
                note: '陆景和 1,500 元，标准 1,000 元',
                figure: 'H3',
              },
              {
                key: '2',
                tone: 'warn',
                title: '讲者年度次数达 80% 以上',
                note: '顾明岐，本场后 12 / 12',
                figure: 'S2',
              },
            ]}
          />
        </Section>
      }
    >
      <Section title="讲者" note="4 位，讲课费合计 4,000 元" extra={<Button size="small">选择讲者</Button>} flush>
        <DataTable
          label="讲者"
          inCard
          rowKey={(row) => row.id}
          rows={doctors.slice(0, 4)}
          renderBelow={(row) =>
            row.name === '陆景和' ? (
              <span className="yj-field-error">讲课费 1,500 元高于正高 1,000 元/学时标准</span>
            ) : null
          }
          columns={[
            {
              key: 'name',
              title: '讲者',
              width: 200,
              render: (row) => <TwoLine strong value={row.name} context={row.hospital} />,
            },
            { key: 'role', title: '角色', width: 80, render: () => '主讲' },
            { key: 'fee', title: '讲课费（元）', width: 110, align: 'right', render: () => '1,000' },
            {
              key: 'state',
              title: '状态',
              width: 100,
              render: () => (
                <StatusBadge tone="ok" icon={null}>
                  可用
                </StatusBadge>
              ),
            },
          ]}
        />
      </Section>
      <Section title="费用">
        <Field label="讲课费" id="fee" required error="请改为 1,000 元或提交例外">
          <Input id="fee" defaultValue="1,500" status="error" aria-describedby="fee-error" />
        </Field>
      </Section>
    </FormPage>
  );
}
