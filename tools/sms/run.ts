// npm run -s sms: the newest messages of the outbox that stands in for an SMS service, newest first.
import { readSettings } from '../../apps/server/src/platform/config/index.ts';
import { readOutbox } from '../../apps/server/src/platform/gateways/index.ts';

const MOST = 20;

const { DATA_DIR, SMS_PROVIDER } = readSettings(process.env);
const messages = await readOutbox(DATA_DIR, MOST);
for (const { at, phone, text } of messages) console.log(`${at}  ${phone}  ${text}`);
if (messages.length === 0)
  console.log(
    SMS_PROVIDER === undefined ? 'The outbox is empty.' : `Messages go to ${SMS_PROVIDER}, not to the outbox.`,
  );
