// What can be drawn: exactly the elements the interpreter knows.
import {
  Bot,
  Circle,
  CircleDot,
  CircleSlash,
  Clock3,
  Diamond,
  Hexagon,
  Mail,
  Plus,
  SquareDashed,
  UserRoundCheck,
} from 'lucide-react';
import type { Icon } from '@yijian/ui/icon';
import type { PartType } from './moddle.ts';

export const kinds = [
  'start',
  'user',
  'exclusive',
  'parallel',
  'inclusive',
  'copy',
  'service',
  'timer',
  'sub',
  'end',
] as const;
export type Kind = (typeof kinds)[number];

export interface Drawing {
  readonly type: string;
  readonly icon: Icon;
  /** What an element has of the namespace when it is new. */
  readonly part?: { readonly type: PartType; readonly set: Readonly<Record<string, string>> };
  readonly eventDefinitionType?: string;
  readonly isNamed?: boolean;
}

export const drawings: Readonly<Record<Kind, Drawing>> = {
  start: { type: 'bpmn:StartEvent', icon: Circle, isNamed: true },
  user: {
    type: 'bpmn:UserTask',
    icon: UserRoundCheck,
    part: { type: 'yj:Approval', set: { mode: 'any', whenEmpty: 'admin', whenStarter: 'refuse' } },
    isNamed: true,
  },
  exclusive: { type: 'bpmn:ExclusiveGateway', icon: Diamond },
  parallel: { type: 'bpmn:ParallelGateway', icon: Plus },
  inclusive: { type: 'bpmn:InclusiveGateway', icon: Hexagon },
  copy: { type: 'bpmn:SendTask', icon: Mail, part: { type: 'yj:Copy', set: {} }, isNamed: true },
  service: {
    type: 'bpmn:ServiceTask',
    icon: Bot,
    part: { type: 'yj:Effect', set: { delivery: 'direct' } },
    isNamed: true,
  },
  timer: {
    type: 'bpmn:IntermediateCatchEvent',
    icon: Clock3,
    part: { type: 'yj:Timer', set: { calendar: 'all' } },
    eventDefinitionType: 'bpmn:TimerEventDefinition',
    isNamed: true,
  },
  sub: { type: 'bpmn:SubProcess', icon: SquareDashed, isNamed: true },
  end: { type: 'bpmn:EndEvent', icon: CircleDot, isNamed: true },
};

export const terminateIcon: Icon = CircleSlash;

/** The kind of an element in the drawing; a boundary timer and a flow are drawn otherwise. */
export const kindOf = (type: string): Kind | undefined => kinds.find((kind) => drawings[kind].type === type);
