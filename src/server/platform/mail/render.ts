import type { TextBook, TextKey } from '../i18n/texts.ts'
import { htmlOf, type MailContent, textOf } from './layout.ts'
import { type Message, mailNotes } from './message.ts'

/** A mail as it is handed to the mail server, but for its sender. */
export interface RenderedMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Fills in a mail's texts in the language of the person it goes to. */
export function render(texts: TextBook, product: string, message: Message): RenderedMail {
  const { to, language, template, params, rows = [], items = [] } = message
  const firstName = params.firstName.trim()
  const say = (name: string) => texts.say(language, `mail.${template}.${name}` as TextKey, { ...params })
  const content: MailContent = {
    language,
    product,
    greeting: firstName
      ? texts.say(language, 'mail.greeting', { firstName })
      : texts.say(language, 'mail.greetingUnnamed'),
    lead: say('lead'),
    rows,
    items,
    action: { label: say('action'), link: params.link },
    linkHint: texts.say(language, 'mail.linkHint'),
    notes: mailNotes[template].map(say),
    footer: texts.say(language, 'mail.automatic'),
  }
  const subject = say('subject').replace(/\s+/g, ' ')
  return { to, subject, text: textOf(content), html: htmlOf(content) }
}
