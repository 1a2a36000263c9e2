// Signing in inside enterprise chat: the app of the enterprise, and the code that the chat gives (specification 2.1).
import { z } from 'zod';
import { maybe, text } from '../../core/index.ts';

export const DoctorChat = z.object({
  app: maybe(z.object({ corpId: z.string(), agentId: z.string() })).describe('Null where the enterprise has none'),
});
export type DoctorChat = z.infer<typeof DoctorChat>;
export const ChatCode = z.strictObject({ code: text(512, 1).describe('The code that the chat gave; good once') });
