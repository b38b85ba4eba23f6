import { longDay } from '#model/dates/museum-day.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { everyKind, type FormRules } from '#model/engine/form-rules.ts'
import { fieldHelp } from '#model/help/field-help.ts'
import { kindOf } from '#model/kinds/registry.ts'
import { type Language, localeOf } from '#model/languages.ts'
import { formSheet, type SheetField } from '#model/print/form-sheet.ts'
import { labelText } from '#server/cards/index.ts'
import { helpFile } from '#server/platform/i18n/help-files.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import type { BlocksJob } from './press/template-jobs.ts'

/** Choices that are printed to be ticked; of more one is written down. */
const mostChoices = 8

const [labelMillimetres, entryMillimetres] = [44, 66]

/** The form of a record type to be filled in on paper: each field with its explanation, an example and room to write. */
export function formDocument(
  declaration: CardDeclaration,
  { rules, kind }: { readonly rules: FormRules; readonly kind: string },
  {
    texts,
    language,
    museum,
    today,
  }: {
    readonly texts: TextBook
    readonly language: Language
    readonly museum: string
    readonly today: string
  },
): BlocksJob {
  const label = (key: string) => labelText(texts, language, declaration, key)
  const word = (key: string, params?: Readonly<Record<string, string>>) =>
    texts.translate(language, `print.form.${key}` as TextKey, params)
  const [own, common] = [helpFile(language, declaration.type), helpFile(language, 'common')]

  const nameOf = ({ path, within, isRequired }: SheetField) =>
    `${[...within, path].map(label).join(' › ')}${isRequired ? ' *' : ''}`
  const meaningOf = ({ path }: SheetField) => {
    const [explanation = '', example] = fieldHelp(path, own, common) ?? []
    return example === undefined
      ? explanation
      : `${explanation}\n${texts.translate(language, 'cards.form.help.example', { example })}`
  }
  const entryOf = ({ field }: SheetField) => {
    const { isMark, choicesOf } = kindOf(field)
    if (isMark) return '[  ]'
    const set = choicesOf?.(field)
    const codes = Object.keys(set?.choices ?? {})
    return set && codes.length <= mostChoices
      ? codes.map(code => `[  ] ${label(`choice/${set.name}/${code}`)}`).join('\n')
      : ''
  }

  const records = label('words.plural')
  const title =
    kind === everyKind
      ? word('title', { records })
      : word('titleOfKind', { records, kind: label(`kind/${kind}`) })
  const sections = formSheet(declaration, rules, kind)
  const asksForSome = sections.some(({ fields }) => fields.some(({ isRequired }) => isRequired))
  return {
    layout: 'blocks',
    language,
    museum,
    title,
    page: {
      size: 'A4',
      orientation: 'portrait',
      margins: { top: 26, right: 15, bottom: 23, left: 18 },
    },
    header: { left: museum, center: '', right: title },
    footer: {
      left: texts.translate(language, 'print.printedOn', { date: longDay(today, localeOf(language)) }),
      center: '',
      right: texts.translate(language, 'print.page', { page: '{{@page}}', pages: '{{@pages}}' }),
    },
    blocks: [
      { type: 'heading', text: title, level: 1 },
      ...(asksForSome
        ? [
            {
              type: 'paragraph' as const,
              text: word('required'),
              size: 8.5,
              weight: 'normal' as const,
              italic: false,
              font: 'sans' as const,
              align: 'left' as const,
            },
          ]
        : []),
      ...sections.flatMap(({ name, fields }): BlocksJob['blocks'] => [
        { type: 'heading', text: label(`section/${name}`), level: 2 },
        {
          type: 'table',
          size: 8.5,
          columns: [
            { label: word('field'), width: labelMillimetres },
            { label: word('meaning') },
            { label: word('entry'), width: entryMillimetres },
          ],
          rows: fields.map(field => [nameOf(field), meaningOf(field), entryOf(field)]),
        },
      ]),
    ],
  }
}
