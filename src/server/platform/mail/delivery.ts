import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { HopelessError } from '../jobs/index.ts'
import type { RenderedMail } from './render.ts'
import { smtpSettings } from './smtp-settings.ts'

export interface OutgoingMail extends RenderedMail {
  /** Stays the same when the mail is sent again, so that a receiver recognises a second copy. */
  readonly id: string
}

/** A way mails leave the product. */
export interface Delivery {
  /** False where mails stay on this machine: only then a link may be shown in the log. */
  readonly leaves: boolean
  /** @throws {HopelessError} when the mail server refuses for good; any other error is worth another try. */
  deliver(mail: OutgoingMail): Promise<void>
  /** Rejects while the mail server takes no mails; absent where there is none. */
  check?(): Promise<void>
  /** Deletes mails kept as files that are older; absent where none are. */
  forget?(before: Date): Promise<void>
}

export interface Sender {
  readonly name: string
  readonly address: string
}

const envelopeOf = ({ id, to, subject, text, html }: OutgoingMail, from: Sender) => ({
  from,
  // As an object the address is taken as it is; a string would be read as a list.
  to: { name: '', address: to },
  subject,
  text,
  html,
  messageId: `<${id}@${from.address.split('@')[1]}>`,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
})

/** Reply of the mail server, if there was one: 4xx asks for another try, 5xx is a refusal (RFC 5321, section 4.2.1). */
const responseCodeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'responseCode' in error ? Number(error.responseCode) : 0

/** Hands mails to a mail server. */
export function smtpDelivery(smtpUrl: string, from: Sender): Delivery {
  const transport = createTransport(smtpSettings(smtpUrl))
  return {
    leaves: true,
    async deliver(mail) {
      try {
        await transport.sendMail(envelopeOf(mail, from))
      } catch (error) {
        if (responseCodeOf(error) < 500) throw error
        throw new HopelessError(error instanceof Error ? error.message : String(error), { cause: error })
      }
    },
    async check() {
      await transport.verify()
    },
  }
}

/** Keeps mails as files that any mail program opens, for installations without a mail server. */
export function fileDelivery(folder: string, from: Sender): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    leaves: false,
    async deliver(mail) {
      const { message } = await transport.sendMail(envelopeOf(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = new Date().toISOString().replace(/[:.]/g, '-')
      await writeFile(join(folder, `${time}-${mail.id}.eml`), message as Buffer, { mode: 0o600, flag: 'wx' })
    },
    async forget(before) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const name of await readdir(folder)) {
        const file = join(folder, name)
        if (name.endsWith('.eml') && (await stat(file)).mtime < before) await rm(file, { force: true })
      }
    },
  }
}
