import type { Language } from '#model/languages.ts'

/** The mails the product sends, with the values each is filled in with. `link` is the address of its button. */
export interface MailParams {
  readonly resetPassword: { readonly firstName: string; readonly link: string }
}

export type MailTemplate = keyof MailParams

/** A mail to be sent: which, to whom, in which language. */
export interface Message<Template extends MailTemplate = MailTemplate> {
  readonly to: string
  readonly language: Language
  readonly template: Template
  readonly params: MailParams[Template]
}

/** One plain address: no list, no display name, no comment, no line break that could begin another header. */
const plainAddress = /^[^\s"(),:;<>@[\\\]]+@[^\s"(),:;<>@[\\\]]+$/

export const isMailAddress = (text: string): boolean => text.length <= 254 && plainAddress.test(text)
