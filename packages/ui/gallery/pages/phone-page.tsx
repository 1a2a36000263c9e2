// The phone pages of the north star, pictures 07a and 07b (look and feel, phone).
import { Button, Input } from 'antd';
import { MapPinCheck, Pencil, Plus, Search, Send, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Avatar, ConsentIcons, StatusBadge, statusIcons, TierBadge } from '../../src/badge/index.ts';
import { ChipSelect, Field, FormDrawer, SegmentedField } from '../../src/form-page/index.ts';
import { Glyph } from '../../src/icon/index.ts';
import { BottomBar, DayCards, PhonePage } from '../../src/phone/index.ts';

const ignore = (): void => undefined;
const choices = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

export function PhoneGallery(): React.ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <PhonePage
      onRefresh={() => new Promise((done) => setTimeout(done, 600))}
      head={
        <>
          <div className="phone-date">11 月 20 日 周五</div>
          <div className="phone-progress">
            <b className="kpi">1 / 4</b> 已完成
          </div>
        </>
      }
      bar={
        <BottomBar
          actions={[
            { key: 'find', label: '找医生', icon: Search, onClick: ignore },
            { key: 'send', label: '发内容', icon: Send, onClick: ignore },
          ]}
          primary={{ key: 'add', label: '新增拜访', icon: Plus, onClick: () => setOpen(true) }}
        />
      }
    >
      <DayCards
        label="今日拜访"
        items={[
          {
            key: '1',
            time: '09:15',
            past: true,
            content: (
              <Visit
                name="韩书珩"
                title="主治医师"
                tier="B"
                place="云川东郊医院，神经内科"
                note="病房办公室，学术传递"
                badge={
                  <StatusBadge tone="ok" icon={statusIcons.check}>
                    已记录
                  </StatusBadge>
                }
              />
            ),
          },
          {
            key: '2',
            time: '10:50',
            next: true,
            content: (
              <>
                <Visit
                  name="顾明岐"
                  title="主任医师"
                  tier="A"
                  place="云川市人民医院，神经内科"
                  note="会议邀请，资料送达"
                  badge={
                    <ConsentIcons
                      items={[
                        { channel: 'sms', state: 'agreed', label: '短信 已同意' },
                        { channel: 'mail', state: 'unasked', label: '邮件 未征询' },
                        { channel: 'chat', state: 'agreed', label: '企微 已同意' },
                      ]}
                    />
                  }
                />
                <div className="phone-buttons">
                  <Button icon={<Glyph icon={Sparkles} />}>简报</Button>
                  <Button type="primary" icon={<Glyph icon={Pencil} />} onClick={() => setOpen(true)}>
                    记录拜访
                  </Button>
                </div>
              </>
            ),
          },
          {
            key: '3',
            time: '14:30',
            content: (
              <Visit
                name="沈若溪"
                title="主任医师"
                tier="A"
                place="云川大学附属第一医院，神经内科"
                note="学术拜访：新版指南解读"
              />
            ),
          },
        ]}
      />
      <RecordVisit open={open} onClose={() => setOpen(false)} />
    </PhonePage>
  );
}

type VisitProps = { name: string; title: string; tier: string; place: string; note: string; badge?: React.ReactNode };

function Visit({ name, title, tier, place, note, badge }: VisitProps): React.ReactNode {
  return (
    <div className="phone-visit">
      <p>
        <b>{name}</b> <small>{title}</small> <TierBadge tier={tier} /> <span>{badge}</span>
      </p>
      <p>{place}</p>
      <small>{note}</small>
    </div>
  );
}

function RecordVisit({ open, onClose }: { open: boolean; onClose: () => void }): React.ReactNode {
  const [way, setWay] = useState(['面对面']);
  const [aims, setAims] = useState(['会议邀请', '资料送达']);
  const [length, setLength] = useState<string | null>('5–15');
  return (
    <FormDrawer
      open={open}
      onClose={onClose}
      title="记录拜访"
      header={
        <div className="phone-person">
          <Avatar name="顾明岐" size={40} tone="primary" />
          <div>
            <b>顾明岐</b> <TierBadge tier="A" />
            <small>云川市人民医院，神经内科</small>
          </div>
          <span className="phone-place">
            <Glyph icon={MapPinCheck} size={14} /> 已定位，38 米
          </span>
        </div>
      }
      footer={
        <>
          <Button>存草稿</Button>
          <Button type="primary">提交</Button>
        </>
      }
    >
      <Field label="拜访方式" required extra="10:50 开始">
        <ChipSelect
          label="拜访方式"
          options={choices('面对面', '电话', '视频', '企微')}
          value={way}
          onChange={setWay}
        />
      </Field>
      <Field label="拜访目的" required>
        <ChipSelect
          label="拜访目的"
          multiple
          options={choices('会议邀请', '学术传递', '资料送达', '需求了解', '关系维护')}
          value={aims}
          onChange={setAims}
        />
      </Field>
      <Field label="时长" required>
        <SegmentedField
          label="时长"
          options={choices('<5', '5–15', '15–30', '30–60', '>60')}
          value={length}
          onChange={setLength}
        />
      </Field>
      <Field label="要点与反馈" id="note" hint="未发现超说明书或不良反应表述">
        <Input.TextArea id="note" rows={3} defaultValue="同意出席 12 月 5 日研讨会；关注睡眠共病人群的长期随访数据" />
      </Field>
    </FormDrawer>
  );
}
