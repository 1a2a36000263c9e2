// Guests of demo meetings open the material of the agenda and answer the survey, by the product's own steps.
import {
  answerSurvey,
  listGuestMaterials,
  openGuestMaterial,
} from '../../../../apps/server/src/modules/meetings/index.ts';
import type { ActingContext } from '../acting.ts';
import { random } from '../random.ts';

const words = ['希望增加真实病例讨论', '建议补充基层用药经验', '指南更新部分可以再细一些', ''];

interface Came {
  readonly id: string;
  readonly doctorId: string;
  /** Place of the meeting and of the guest, which decide what the guest does. */
  readonly at: number;
  readonly place: number;
}

/** Two of three guests open what is in force, two of three answer. `context` stands at the end of the meeting. */
export async function actAfterSignIn(context: ActingContext, { id, doctorId, at, place }: Came): Promise<void> {
  const draw = random('after sign-in', at, place);
  const guest = { id, doctorId };
  if (draw.between(0, 2) > 0)
    for (const material of await listGuestMaterials(context, guest))
      await openGuestMaterial(context, { ...guest, materialId: material.id });
  if (draw.between(0, 2) === 0) return;
  const rating = (): number => draw.between(3, 5);
  const text = words[draw.between(0, words.length - 1)]!;
  const answers = [{ rating: rating() }, { rating: rating() }, { rating: rating() }, { text }];
  await answerSurvey(context, {
    ...guest,
    answers: answers.map((answer) => ({ chosen: [], text: '', ...answer })),
  });
}
