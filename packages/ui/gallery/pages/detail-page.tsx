// The detail page of the north star, picture 02 (look and feel, detail page).
import { Button } from 'antd';
import { BadgeCheck, BookOpen, FileText, Pencil, Presentation, Send, Sparkles } from 'lucide-react';
import { Avatar, StarToggle, StatusBadge, statusIcons, Tag, TierBadge } from '../../src/badge/index.ts';
import { BarChart, Donut, HeadroomBar } from '../../src/chart/index.ts';
import { RankBars } from '../../src/dashboard-tile/index.ts';
import {
  DescriptionList,
  DetailHeader,
  DetailPage,
  Section,
  SectionNav,
  SectionRow,
  Timeline,
} from '../../src/detail-page/index.ts';
import { Glyph } from '../../src/icon/index.ts';

const ignore = (): void => undefined;
const times = { format: (value: number) => String(value) };
const activity = {
  ...times,
  categories: ['11-07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '11-20'],
  series: [{ name: '活跃', values: [3, 1, 4, 6, 5, 2, 1, 7, 5, 8, 4, 6, 9, 7] }],
  highlight: 12,
};

export function DetailGallery(): React.ReactNode {
  return (
    <DetailPage header={<Header />} nav={<Nav />} rail={<Rail />}>
      <Section id="basic" title="基本概览" extra="来源：医院官网等 3 处，更新于 11-15">
        <DescriptionList
          items={[
            { key: 'sex', label: '性别', value: '女' },
            { key: 'good', label: '擅长适应证', value: '偏头痛、前庭性头晕' },
            { key: 'age', label: '年龄段', value: '50–54 岁' },
            { key: 'way', label: '执业渠道', value: '门诊、互联网医院' },
            { key: 'edu', label: '最高学历', value: '医学博士' },
            { key: 'bed', label: '医院床位', value: '2,860 张' },
          ]}
        />
      </Section>
      <SectionRow columns={2}>
        <Section title="个人简介">长期从事头痛与头晕的临床和基础研究，主持省部级课题四项。</Section>
        <Section title="擅长领域">偏头痛、紧张型头痛、前庭性头晕、睡眠相关头痛的诊治与长期随访。</Section>
      </SectionRow>
      <Section
        id="activity"
        title="医生活跃度"
        definition="近 14 天各渠道互动次数之和"
        extra="14 天共 68 次，日均 4.9 次"
      >
        <BarChart title="医生活跃度" data={activity} height={150} />
      </Section>
      <SectionRow columns={3}>
        <Section title="互动行为统计">
          <RankBars
            label="互动行为统计"
            items={[
              ['阅读文章', 42],
              ['观看直播', 26],
              ['参加会议', 14],
              ['填写问卷', 9],
            ].map(([label, value]) => ({ key: String(label), label, value: Number(value), text: `${value} 次` }))}
          />
        </Section>
        <Section title="医生互动行为倾向">
          <Donut
            title="医生互动行为倾向"
            total="100"
            unit="次"
            otherKey="d"
            parts={[
              { key: 'a', label: '学术内容', value: 46 },
              { key: 'b', label: '会议参与', value: 24 },
              { key: 'c', label: '面对面拜访', value: 18 },
              { key: 'd', label: '其他', value: 12 },
            ]}
          />
        </Section>
        <Section title="医学教育平台行为倾向">
          <Donut
            title="医学教育平台行为倾向"
            total="76"
            unit="次"
            otherKey="d"
            parts={[
              { key: 'a', label: '文献阅读', value: 51 },
              { key: 'b', label: '视频课程', value: 28 },
              { key: 'c', label: '病例讨论', value: 15 },
              { key: 'd', label: '测验', value: 6 },
            ]}
          />
        </Section>
      </SectionRow>
      <Section id="timeline" title="活动时间线" count={126}>
        <Timeline
          days={[
            {
              key: '1',
              label: '今天',
              items: [
                {
                  key: '1',
                  icon: BookOpen,
                  tone: 'primary',
                  title: '阅读文献摘要《睡眠与头痛共病》',
                  note: '停留 2 分 14 秒，读到 82%',
                  source: '企微',
                  time: '08:02',
                },
              ],
            },
            {
              key: '2',
              label: '11-18 周三',
              items: [
                {
                  key: '2',
                  icon: Presentation,
                  title: '参加线上科会“偏头痛预防治疗进展”',
                  note: '在线 48 分钟，签到 19:26',
                  source: '医学教育',
                  time: '19:30',
                },
                {
                  key: '3',
                  icon: FileText,
                  title: '发表论文，第一作者',
                  note: '《前庭性偏头痛的多中心观察》',
                  source: '公开数据',
                  time: '—',
                },
              ],
            },
          ]}
          hasMore
          onMore={ignore}
        />
      </Section>
    </DetailPage>
  );
}

function Header(): React.ReactNode {
  return (
    <DetailHeader
      name="沈若溪"
      alias="Shen Ruoxi"
      marks={
        <>
          <StarToggle on name="沈若溪" onChange={ignore} />
          <TierBadge tier="A" />
          <StatusBadge tone="ok" icon={BadgeCheck}>
            执业已核验
          </StatusBadge>
        </>
      }
      facts={['主任医师、博士生导师', '云川大学附属第一医院（三级甲等）神经内科', '云川市']}
      tags={['头痛学组', '讲者', '指南专家', '临床研究'].map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      kpis={[
        {
          key: 'a',
          label: '近 90 天互动',
          value: 12,
          unit: '次',
          delta: { text: '+4', meaning: 'good' },
          onOpen: ignore,
        },
        { key: 'b', label: '活跃度', value: 78, unit: '分', delta: { text: '+6', meaning: 'good' } },
        { key: 'c', label: '学术成果', value: 58, unit: '项', note: '共 64，6 项待确认' },
      ]}
      asOf="数据截至 11-20 09:30，对比上一 90 天"
      actions={
        <>
          <Button icon={<Glyph icon={Sparkles} />}>拜访前简报</Button>
          <Button icon={<Glyph icon={Send} />}>发内容</Button>
          <Button type="primary" icon={<Glyph icon={Pencil} />}>
            记录拜访
          </Button>
        </>
      }
    />
  );
}

function Nav(): React.ReactNode {
  return (
    <SectionNav
      items={[
        { key: 'basic', label: '基本概览' },
        { key: 'history', label: '履历任职', count: 14 },
        { key: 'papers', label: '学术成果', count: 64 },
        { key: 'activity', label: '互动行为' },
        { key: 'timeline', label: '活动时间线', count: 126 },
      ]}
    />
  );
}

function Rail(): React.ReactNode {
  return (
    <>
      <Section title="负责人">
        {['陈亦舟', '林知远', '方若谷'].map((name) => (
          <p key={name} className="rail-row">
            <Avatar name={name} size={24} />
            {name}
          </p>
        ))}
      </Section>
      <Section
        title="讲者额度"
        extra={
          <StatusBadge tone="ok" icon={statusIcons.check}>
            合同有效
          </StatusBadge>
        }
      >
        <HeadroomBar label="讲课次数" left="剩 3 次" used={7} committed={2} cap={12} note="已用 7，占用 2，上限 12" />
        <HeadroomBar
          label="讲课费"
          left="剩 8,000 元"
          used={31000}
          committed={9000}
          current={8000}
          cap={48000}
          note="已用 31,000，占用 9,000，上限 48,000"
        />
      </Section>
    </>
  );
}
