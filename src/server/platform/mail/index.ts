export { createMailLimit, type MailLimit } from './mail-limits.ts'
export { createMailer, type FailedMail, type Mailer, type MailerOptions } from './mailer.ts'
export type { MailParams, MailTemplate, Message } from './message.ts'
