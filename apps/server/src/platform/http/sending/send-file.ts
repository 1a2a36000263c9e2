// Sends a file as a download that can do nothing when it is opened in spite of that.
import type { FastifyReply } from 'fastify';
import { attachment, type FileReply } from '../answers.ts';

export function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  return (
    reply
      .header('content-type', file.type)
      .header('content-disposition', attachment(file.name))
      // A file that is opened in spite of that runs nothing and reaches nothing.
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'no-store')
      .send(file.content)
  );
}
