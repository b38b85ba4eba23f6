import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail extends ParsedMail {
  /** As the mail server was told, whatever the headers say. */
  readonly recipients: readonly string[]
  readonly sender: string
  readonly user: string | undefined
  /** Whether it came over an encrypted connection. */
  readonly secure: boolean
}

export interface MailServer {
  readonly port: number
  readonly received: readonly ReceivedMail[]
  /** Conversations begun, refused ones too. */
  readonly tries: () => number
  stop(): Promise<void>
}

/** A real mail server. `answer`: what it says to the n-th message, from 0; undefined takes it. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  answer: (count: number) => { code: number; text: string } | undefined = () => undefined,
  port = 0,
): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let messages = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.onAuth ? [] : ['AUTH'],
    logger: false,
    ...options,
    onData(stream, session, callback) {
      const refusal = answer(messages)
      messages += 1
      simpleParser(stream).then(mail => {
        if (refusal) {
          callback(Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
          return
        }
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          ...mail,
          recipients: rcptTo.map(({ address }) => address),
          sender: mailFrom ? mailFrom.address : '',
          user: session.user,
          secure: session.secure,
        })
        callback()
      }, callback)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    tries: () => messages,
    stop: () => new Promise(resolve => server.close(() => resolve())),
  }
}
