import type { OutputOf } from '#model/api/endpoint.ts'
import type { PrintableFieldRow, templateFields } from '#model/api/print-templates.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { allFields } from '#model/engine/fields.ts'
import type { Language } from '#model/languages.ts'
import { type FieldSource, sourcesOf, subjectOf } from '#model/print-templates/printable-fields.ts'
import { sayLabel } from '#server/cards/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import { sayPath } from './filling/say-path.ts'

type Answer = OutputOf<typeof templateFields>

/** What a card or procedure of a type is called. */
const sayArea = (texts: TextBook, language: Language, area: string): string =>
  texts.say(language, (declarationOf(area) ? `cardWords.${area}.name` : `${area}.one`) as TextKey)

/** What can be shown, by sections, with the names it has in a language. @throws {CodedError} `invalid_input` */
export function tellFields(texts: TextBook, about: string, language: Language): Answer {
  const subject = subjectOf(about)
  if (!subject) throw new CodedError('invalid_input', { fields: { about: { key: 'choice' } } })

  const moreOf = ({ prefix, more, scopes }: FieldSource): PrintableFieldRow[] =>
    more.map(path => ({
      path: prefix + path,
      label: sayPath(texts, language, path),
      within: [],
      private: false,
      scopes: [...scopes],
    }))

  const sectionsOf = ({ prefix, sheet, area, scopes }: FieldSource): Answer['groups'] =>
    Object.entries(sheet?.sections ?? {}).map(([name, section]) => ({
      section: prefix + name,
      label: sayLabel(texts, language, { type: area }, `section/${name}`),
      fields: [...allFields({ sections: { [name]: section } }).values()].map(({ path, field, within }) => {
        const above = path.split('/').slice(0, -1)
        return {
          path: prefix + path,
          label: sayLabel(texts, language, { type: area }, path),
          within: above.map((_, at) =>
            sayLabel(texts, language, { type: area }, above.slice(0, at + 1).join('/')),
          ),
          private: [field, ...within].some(each => each.private === true),
          scopes: [...scopes],
        }
      }),
    }))

  const sources = sourcesOf(subject)
  const headings = sources.filter(({ sheet }) => sheet !== undefined)
  const general = sources.filter(({ sheet }) => sheet === undefined)
  return {
    groups: [
      ...headings.flatMap(source => [
        ...(source.more.length > 0
          ? [
              {
                section: null,
                label: `${sayArea(texts, language, source.area)}: ${texts.say(language, 'printTemplates.groups.heading')}`,
                fields: moreOf(source),
              },
            ]
          : []),
        ...sectionsOf(source),
      ]),
      {
        section: null,
        label: texts.say(language, 'printTemplates.groups.general'),
        fields: general.flatMap(moreOf),
      },
    ],
  }
}
