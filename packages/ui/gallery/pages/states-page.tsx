// The states and badges of the north star, picture 12 (look and feel, four states).
import { Button } from 'antd';
import { CalendarPlus, CalendarX } from 'lucide-react';
import { Avatar, ConsentIcons, StatusBadge, Tag, TierBadge } from '../../src/badge/index.ts';
import { Tile, TileGrid } from '../../src/dashboard-tile/index.ts';
import { Glyph } from '../../src/icon/index.ts';
import { Empty, Failed, Loading } from '../../src/states/index.ts';
import { TwoLine } from '../../src/table/index.ts';
import { doctors } from '../data/doctors.ts';

const ignore = (): void => undefined;

export function StatesGallery(): React.ReactNode {
  return (
    <div className="states-page">
      <TileGrid>
        <Tile title="最近拜访" span={3}>
          <Loading />
        </Tile>
        <Tile title="最近拜访" span={3}>
          <Empty
            icon={CalendarX}
            reason="近 30 天没有拜访记录，可从计划中选择一位医生"
            action={<Button icon={<Glyph icon={CalendarPlus} />}>计划拜访</Button>}
          />
        </Tile>
        <Tile title="最近拜访" span={3}>
          <Failed
            title="未能加载拜访记录"
            reason="服务暂时不可达，已保留筛选条件"
            requestId="7F3C-21"
            onRetry={ignore}
          />
        </Tile>
        <Tile title="最近拜访" span={3} note={<a href="?page=list">全部 86 条</a>}>
          {doctors.slice(0, 5).map((row) => (
            <div key={row.id} className="ready-row">
              <Avatar name={row.name} />
              <TwoLine value={row.name} context={row.hospital} />
              <TwoLine value={`${row.days} 天前`} context={row.date} />
            </div>
          ))}
        </Tile>
        <Tile title="徽标" span={4}>
          <div className="badge-row">
            {['A', 'B', 'C', 'D'].map((tier) => (
              <TierBadge key={tier} tier={tier} />
            ))}
            <ConsentIcons
              items={[
                { channel: 'sms', state: 'agreed', label: '短信 已同意' },
                { channel: 'mail', state: 'unasked', label: '邮件 未征询' },
                { channel: 'chat', state: 'withdrawn', label: '企业微信 已撤回' },
              ]}
            />
            <StatusBadge tone="ok">已核验</StatusBadge>
            <StatusBadge tone="warn">核验中</StatusBadge>
            <StatusBadge tone="bad">已过期</StatusBadge>
            <StatusBadge tone="primary">审批中</StatusBadge>
            <Tag>草稿</Tag>
            <Tag>头痛学组</Tag>
          </div>
        </Tile>
        <Tile title="按钮" span={4}>
          <div className="badge-row">
            <Button type="primary">主操作</Button>
            <Button>次操作</Button>
            <Button type="text">文字操作</Button>
            <Button danger>驳回</Button>
            <Button disabled>不可用</Button>
            <Button size="small">小号</Button>
          </div>
        </Tile>
        <Tile title="图表色，按序取用" span={4}>
          <div className="swatches">
            {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
              <span key={place} style={{ background: `var(--c-chart-${place})` }} />
            ))}
          </div>
        </Tile>
      </TileGrid>
    </div>
  );
}
