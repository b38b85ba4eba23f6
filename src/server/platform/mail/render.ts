import type { Language } from '#model/languages.ts'
import type { TextBook, TextKey } from '../i18n/texts.ts'
import { type MailItem, type Message, mailNotes } from './message.ts'

/** A mail as it is handed to the mail server, but for its sender. */
export interface RenderedMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The words of a mail, in order of reading. */
export interface MailContent {
  readonly language: Language
  readonly product: string
  readonly greeting: string
  readonly lead: string
  /** A small table: what each line is called, and what it says. */
  readonly rows: readonly (readonly [label: string, value: string])[]
  readonly items: readonly MailItem[]
  readonly action: { readonly label: string; readonly link: string }
  readonly linkHint: string
  readonly notes: readonly string[]
  readonly footer: string
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** Mail programs know neither style sheets nor custom properties: the product's light colours, written out. */
const colour = {
  canvas: '#FAF9F6',
  surface: '#FFFFFF',
  line: '#E2DED6',
  ink: '#1B1916',
  ink2: '#524D46',
  ink3: '#6B655C',
  accent: '#0B5A52',
} as const

const serif = "Georgia, 'Times New Roman', serif"

const sans = "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"

const paragraph = (text: string, style = `color:${colour.ink2}`): string =>
  `<p style="margin:0 0 16px;font:16px/1.5 ${sans};${style}">${escapeHtml(text)}</p>`

const button = ({ label, link }: MailContent['action']): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:4px;background:${colour.ink};color:${colour.surface};font:600 16px/1.25 ${sans};text-decoration:none">${escapeHtml(label)}</a></p>`

const cell = (text: string, style: string): string =>
  `<td style="padding:4px 16px 4px 0;vertical-align:top;font:15px/1.45 ${sans};${style}">${escapeHtml(text)}</td>`

const table = (rows: MailContent['rows']): string =>
  rows.length === 0
    ? ''
    : `<table cellspacing="0" cellpadding="0" style="margin:0 0 16px">${rows
        .map(
          ([label, value]) =>
            `<tr>${cell(label, `color:${colour.ink3}`)}${cell(value, `color:${colour.ink}`)}</tr>`,
        )
        .join('')}</table>\n`

const item = ({ text, link }: MailItem): string => {
  const escaped = escapeHtml(text)
  const shown = link ? `<a href="${escapeHtml(link)}" style="color:${colour.accent}">${escaped}</a>` : escaped
  return `<li style="margin:0 0 4px">${shown}</li>`
}

const list = (items: readonly MailItem[]): string =>
  items.length === 0
    ? ''
    : `<ul style="margin:0 0 16px;padding:0 0 0 20px;font:15px/1.45 ${sans};color:${colour.ink}">${items.map(item).join('')}</ul>\n`

const plainLink = (hint: string, link: string): string =>
  `<p style="margin:0 0 16px;font:14px/1.5 ${sans};color:${colour.ink3}">${escapeHtml(hint)}<br><a href="${escapeHtml(link)}" style="color:${colour.accent};word-break:break-all">${escapeHtml(link)}</a></p>`

/** The mail as HTML: one quiet sheet on paper. Every value is escaped. */
const htmlOf = (content: MailContent): string => `<!doctype html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(content.product)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.canvas}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:${colour.canvas}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:${colour.surface};border:1px solid ${colour.line}"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font:22px/1.2 ${serif};color:${colour.ink}">${escapeHtml(content.product)}</p>
${paragraph(content.greeting, `color:${colour.ink}`)}
${paragraph(content.lead)}
${table(content.rows)}${list(content.items)}${button(content.action)}
${content.notes.map(note => paragraph(note)).join('\n')}
${plainLink(content.linkHint, content.action.link)}
</td></tr></table>
<p style="max-width:560px;margin:16px auto 0;font:13px/1.5 ${sans};color:${colour.ink3}">${escapeHtml(content.footer)}</p>
</td></tr></table>
</body>
</html>
`

/** The same words for programs that show no HTML. */
const textOf = ({ greeting, lead, rows, items, action, notes, footer }: MailContent): string =>
  [
    greeting,
    lead,
    ...(rows.length > 0 ? [rows.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(items.length > 0
      ? [items.map(({ text, link }) => (link ? `- ${text}\n  ${link}` : `- ${text}`)).join('\n')]
      : []),
    `${action.label}:\n${action.link}`,
    ...notes,
    `-- \n${footer}`,
  ]
    .join('\n\n')
    .concat('\n')

/** Fills in a mail's texts in the language of the person it goes to. */
export function render(texts: TextBook, product: string, message: Message): RenderedMail {
  const { to, language, template, params, rows = [], items = [] } = message
  const firstName = params.firstName.trim()
  const translate = (name: string) =>
    texts.translate(language, `mail.${template}.${name}` as TextKey, { ...params })
  const content: MailContent = {
    language,
    product,
    greeting: firstName
      ? texts.translate(language, 'mail.greeting', { firstName })
      : texts.translate(language, 'mail.greetingUnnamed'),
    lead: translate('lead'),
    rows,
    items,
    action: { label: translate('action'), link: params.link },
    linkHint: texts.translate(language, 'mail.linkHint'),
    notes: mailNotes[template].map(translate),
    footer: texts.translate(language, 'mail.automatic'),
  }
  const subject = translate('subject').replace(/\s+/g, ' ')
  return { to, subject, text: textOf(content), html: htmlOf(content) }
}
