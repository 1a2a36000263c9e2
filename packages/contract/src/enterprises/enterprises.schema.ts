// The enterprise as the page knows it (specification 3).
import { Id, text } from '../core/index.ts';
import { z } from 'zod';

export const Enterprise = z.object({
  name: z.string(),
  enName: z.string(),
  id: Id,
  /** Host name under which the page was found. */
  domain: z.string(),
  realm: z.string(),
  interfaceAddress: z.string(),
  authAddress: z.string(),
  clientId: z.string(),
  siteId: z.string(),
  settings: z.record(z.string(), z.unknown()),
});
export type Enterprise = z.infer<typeof Enterprise>;

export const EnterpriseQuery = z.strictObject({
  domain: text(300, 1).meta({ description: 'Origin or host name of the page' }),
});
