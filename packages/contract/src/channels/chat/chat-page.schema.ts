// The signature of a page inside enterprise chat (WeCom JS-SDK: signature for the use of its calls).
import { z } from 'zod';
import { text } from '../../core/index.ts';

export const SignedPage = z.strictObject({
  url: text(2000, 1).describe('Address of the page; what follows # is left out'),
});
export type SignedPage = z.infer<typeof SignedPage>;

const Signature = z.object({
  timestamp: z.int().describe('Seconds since 1970'),
  nonceStr: z.string(),
  signature: z.string().describe('SHA-1, hexadecimal'),
});

export const PageSignature = z.object({
  corpId: z.string(),
  agentId: z.string(),
  config: Signature.describe('For wx.config'),
  agentConfig: Signature.describe('For wx.agentConfig'),
});
export type PageSignature = z.infer<typeof PageSignature>;
