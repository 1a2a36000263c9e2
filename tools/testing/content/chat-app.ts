// An instance whose first enterprise has an app of enterprise chat, and the chat as a server.
import { startTestApp, type TestApp } from '../app.ts';
import { startWecom, type WecomServer } from '../servers/wecom-server.ts';

export const chatApp = { corpId: 'corp-1', agentId: '1000001' };
const secret = 'secret-1';

export const startChat = (): Promise<WecomServer> => startWecom({ corpId: chatApp.corpId, secret });

/** Settings by which a server reaches the chat and knows the secret of the app. */
export const chatSettings = ({ address }: WecomServer) => ({
  ALLOW_PRIVATE_ADDRESSES: 'true',
  WECOM_GATEWAY: address,
  WECOM_SECRETS: `${chatApp.corpId}:${chatApp.agentId}=${secret}`,
});

export async function startChatApp(
  wecom: WecomServer,
  { settings, ...options }: NonNullable<Parameters<typeof startTestApp>[0]> = {},
): Promise<TestApp> {
  const app = await startTestApp({ ...options, settings: { ...chatSettings(wecom), ...settings } });
  const { owner } = app;
  await owner`update enterprises set settings = settings || ${owner.json({ enterpriseChat: chatApp })}::jsonb where id = 1`;
  app.app.directory.forget();
  return app;
}
