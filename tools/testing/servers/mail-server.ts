// A real SMTP server on this machine that keeps what it took, and refuses, hangs up or waits where a test says so.
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** What happens to the mail of an address: refused for good, refused for now, or the line is cut after the text. */
export type Fate = 'REFUSED' | 'LATER' | 'CUT';

export interface MailServer {
  readonly url: string;
  readonly mails: ParsedMail[];
  /** By address. */
  readonly fates: Map<string, Fate>;
  /** Milliseconds before the text of a mail is answered. */
  delay: number;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: ParsedMail[] = [];
  const fates = new Map<string, Fate>();
  const refusal = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const fate = fates.get(address);
      if (fate === 'REFUSED') return done(refusal(550, '5.1.1 user unknown'));
      return done(fate === 'LATER' ? refusal(451, '4.3.0 try again later') : null);
    },
    onData(stream, session, done) {
      const take = async (mail: ParsedMail): Promise<void> => {
        const isCut = session.envelope.rcptTo.some(({ address }) => fates.get(address) === 'CUT');
        mails.push(mail);
        if (here.delay > 0) await new Promise((resolve) => setTimeout(resolve, here.delay));
        // The mail is taken and the answer is lost: what a network does at the worst moment.
        if (isCut) for (const { _socket: socket } of connectionsOf(server)) socket.destroy();
        else done();
      };
      // A sender that dies in the middle of the text has sent no mail.
      simpleParser(stream).then(take, done);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const here: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    fates,
    delay: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return here;
}

const connectionsOf = (server: SMTPServer): Iterable<{ _socket: { destroy(): void } }> =>
  (server as unknown as { connections: Iterable<{ _socket: { destroy(): void } }> }).connections;
