// Opening lines for tests of sending: written, brought through both reviews, withdrawn.
import { openingLineEndpoints as lines, type NewOpeningLine } from '@yijian/contract/opening-lines';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import type { TestApp } from '../app.ts';
import type { SendingDesk } from './sending.ts';

export interface OpeningDesk {
  /** YYYY-MM-DD, so many days from the day of the desk. */
  readonly dayIn: (days: number) => string;
  readonly draftOf: (more?: Partial<NewOpeningLine>) => Promise<{ readonly id: string; readonly words: string }>;
  /** An approved line. */
  readonly lineOf: (more?: Partial<NewOpeningLine>) => Promise<string>;
  readonly withdraw: (id: string) => ReturnType<typeof withdrawBy>;
}

const withdrawBy = (desk: SendingDesk, id: string) =>
  desk.compliance.call(lines.withdraw, { params: { id }, body: { reason: '没有依据' } });

/** `now`: the standing moment of the app. */
export function openingDesk(
  app: TestApp,
  { desk, now }: { readonly desk: SendingDesk; readonly now: Date },
): OpeningDesk {
  let number = 0;
  const dayIn = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const draftOf: OpeningDesk['draftOf'] = async (more = {}) => {
    number += 1;
    const words = more.words ?? `{surname}{title}您好，我是{sender}，这是第 ${number} 条，`;
    const body = { channel: 'MAIL', language: 'zh', expiresOn: dayIn(30), ...more, words } as const;
    return { id: (await desk.writer.call(lines.add, { body })).body.result.id, words };
  };
  return {
    dayIn,
    draftOf,
    lineOf: async (more) => {
      const { id, words } = await draftOf(more);
      await desk.writer.call(lines.submit, { params: { id } });
      for (const reviewer of [await app.as('he.jing'), desk.compliance]) {
        const open = (await reviewer.call(tasks.listTodo, { query: { size: 100 } })).body.result.content;
        const task = open.find(({ title }) => title.includes(words))!;
        await reviewer.call(tasks.approve, { params: { id: task.id }, body: { comment: '同意' } });
      }
      return id;
    },
    withdraw: (id) => withdrawBy(desk, id),
  };
}
