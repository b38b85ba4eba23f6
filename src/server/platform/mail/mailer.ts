import { join } from 'node:path'
import type { Transaction } from 'kysely'
import type { Config } from '../config.ts'
import type { Tables } from '../db/tables.ts'
import type { TextBook } from '../i18n/texts.ts'
import { defineJob, type Jobs } from '../jobs/index.ts'
import type { Log } from '../log.ts'
import { fileDelivery, smtpDelivery } from './delivery.ts'
import { isMailAddress, type MailTemplate, type Message } from './message.ts'
import { render } from './render.ts'
import { senderAddress } from './smtp-settings.ts'

export interface Mailer {
  /**
   * Sends a mail when the caller's transaction commits, and never when it does not. A mail server that is away or asks
   * for patience is tried again for about an hour; one that refuses is not.
   * @param db the transaction; undefined: at once.
   * @throws {TypeError} when `to` is not one plain address.
   */
  send<Template extends MailTemplate>(
    db: Transaction<Tables> | undefined,
    message: Message<Template>,
  ): Promise<void>
  /** Rejects while the mail server takes no mails; absent where mails are kept as files. */
  readonly check?: (() => Promise<void>) | undefined
}

export interface MailerOptions {
  readonly config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'dataDir' | 'productName' | 'demo'>
  readonly jobs: Jobs
  readonly texts: TextBook
  readonly log: Log
  /** Seconds before a mail is tried again for the first time. Default 10. */
  readonly retryDelay?: number
  /** The moment before which mails kept as files are over. */
  readonly filesKeptSince?: () => Promise<Date>
  /** Told of a mail that no try could deliver. */
  readonly onFailure?: (mail: FailedMail) => Promise<void>
}

/** A mail that could not be sent; its link is left out. */
export interface FailedMail {
  readonly to: string
  readonly template: MailTemplate
  readonly reason: string
}

export function createMailer({
  config,
  jobs,
  texts,
  log,
  retryDelay = 10,
  filesKeptSince,
  onFailure,
}: MailerOptions): Mailer {
  const { smtpUrl, publicUrl, dataDir, productName, demo } = config
  const sender = { name: productName, address: senderAddress(smtpUrl, publicUrl) }
  const delivery = smtpUrl ? smtpDelivery(smtpUrl, sender) : fileDelivery(join(dataDir, 'mail'), sender)

  const sendMail = defineJob<Message>({
    name: 'mail.send',
    secret: true,
    concurrency: 2,
    retryLimit: 9,
    retryDelay,
    longestRetryDelay: 900,
    expireInSeconds: 120,
    async run(message, { id }) {
      const { to, template, params } = message
      await delivery.deliver({ ...render(texts, productName, message), id })
      if (delivery.leaves) log.info({ to, template }, 'a mail was sent')
      // Links are secrets: only a demonstration, where everybody may sign in, shows them.
      else
        log.info(
          { to, template, ...(demo && { link: params.link }) },
          'a mail was kept in DATA_DIR/mail (no SMTP_URL is set)',
        )
    },
    async givenUp({ to, template }, { reason }) {
      log.error({ to, template }, 'a mail could not be sent and was given up')
      await onFailure?.({ to, template, reason })
    },
  })
  jobs.register(sendMail)

  const { forget } = delivery
  if (forget && filesKeptSince) {
    const forgetFiles = defineJob<Record<string, never>>({
      name: 'mail.forget-files',
      run: async () => forget(await filesKeptSince()),
    })
    jobs.register(forgetFiles)
    jobs.schedule(forgetFiles, '33 3 * * *', {})
  }

  return {
    check: delivery.check,
    async send(db, message) {
      if (!isMailAddress(message.to)) throw new TypeError('not a mail address')
      await jobs.enqueue(db, sendMail, message)
    },
  }
}
