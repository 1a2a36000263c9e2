// The approval page of the north star, picture 06 (look and feel, approval page).
import { Button } from 'antd';
import { ArrowRightLeft, Printer, Undo2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { ApprovalPage, ApprovalTimeline, DecisionPanel } from '../../src/approval-page/index.ts';
import { StatusBadge } from '../../src/badge/index.ts';
import { DotStrip } from '../../src/chart/index.ts';
import { AlertList } from '../../src/dashboard-tile/index.ts';
import { DescriptionList, Section } from '../../src/detail-page/index.ts';
import { Glyph } from '../../src/icon/index.ts';

const ignore = (): void => undefined;

export function ApprovalGallery(): React.ReactNode {
  const [opinion, setOpinion] = useState('');
  return (
    <ApprovalPage
      title="区域头痛诊疗研讨会"
      badge={<StatusBadge tone="primary">审批中</StatusBadge>}
      number="MT-2026-1187"
      pager={<span className="yj-form-number">待办 5 件中第 2 件</span>}
      actions={<Button icon={<Glyph icon={Printer} />}>打印</Button>}
      document={
        <Section title="申请内容" extra={<a href="?page=list">与上一版比较（2 处）</a>}>
          <DescriptionList
            stacked
            columns={4}
            items={[
              { key: '1', label: '会议类型', value: '城市会，线下' },
              { key: '2', label: '时间', value: '2026-12-05 13:30–16:00' },
              { key: '3', label: '地点', value: '云川市，云川会议中心' },
              { key: '4', label: '性质', value: '学术，医学资料' },
            ]}
          />
        </Section>
      }
      timeline={
        <Section title="审批进程" note="已用 49.4 小时">
          <ApprovalTimeline
            label="审批进程"
            nodes={[
              { key: '1', state: 'done', title: '提交申请', person: '陈亦舟', time: '11-18 09:20' },
              {
                key: '2',
                state: 'done',
                title: '直线经理同意',
                person: '方屿衡',
                opinion: '议题与季度计划一致，同意。',
                duration: '用时 4.8 小时',
                time: '11-18 14:05',
              },
              {
                key: '3',
                state: 'current',
                title: '合规审核',
                person: '我（宋听澜）',
                duration: '目标 48 小时内',
                time: '已等待 23.2 小时',
              },
              {
                key: '4',
                state: 'future',
                title: '大区经理',
                person: '温知许',
                note: '金额高于 20,000 元',
                time: '预计 11-23',
              },
              { key: '5', state: 'future', title: '会务确认', person: '会务组', note: '任一成员' },
            ]}
          />
        </Section>
      }
      decision={
        <DecisionPanel
          title="轮到您处理：合规审核"
          waited={{ share: 23.2 / 48, text: '已等待 23.2 / 48 小时' }}
          parts={[
            {
              key: 'rules',
              title: '规则结果',
              note: '14 项，提交时 V12',
              content: (
                <AlertList
                  label="规则结果"
                  items={[
                    {
                      key: '1',
                      tone: 'warn',
                      title: '讲者年度次数达 80% 以上',
                      note: '顾明岐，本场后 12 / 12',
                      quote: '申请人说明：本年最后一场，已排定替补讲者。',
                    },
                    { key: '2', tone: 'ok', title: '其余 12 项通过', note: '含讲课费、餐费、IO 余额、时间冲突' },
                  ]}
                />
              ),
            },
            {
              key: 'cost',
              title: '相似会议人均成本',
              note: '近 12 个月 15 场',
              content: (
                <DotStrip
                  label="相似会议人均成本"
                  values={[280, 330, 380, 400, 410, 420, 430, 440, 446, 450, 460, 470, 480, 640, 760]}
                  current={{ value: 502, text: '本场 502' }}
                  format={(value) => `${value}`}
                  formatMedian={(value) => `中位 ${value}`}
                />
              ),
            },
          ]}
          opinion={opinion}
          onOpinionChange={setOpinion}
          opinionLabel="填写意见，驳回或退回时必填"
          phrases={['请补充说明', '同意，按标准执行']}
          approve={{ label: '同意', onClick: ignore }}
          reject={{ label: '驳回', onClick: ignore }}
          others={[
            { key: 'back', label: '退回', icon: Undo2, onClick: ignore },
            { key: 'move', label: '转交', icon: ArrowRightLeft, onClick: ignore },
            { key: 'add', label: '加签', icon: UserPlus, onClick: ignore },
          ]}
        />
      }
    />
  );
}
