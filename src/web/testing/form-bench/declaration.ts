import { objectType } from '#model/cards/object/type.ts'
import { type CardDeclaration, defineCard, section } from '#model/engine/define-card.ts'
import { entityPages } from '#model/engine/record-pages.ts'
import { boolean, date, day, list, longText, measure, number, text, translated } from '#model/kinds/build.ts'
import type { Field, Fields } from '#model/kinds/field.ts'

/** Nine lists of ten would be a large card; this one is larger than any museum's. */
const sections = 20
const listsEach = 2
const single = 16

const kinds: readonly (() => Field)[] = [
  () => text(),
  () => text(),
  () => number(),
  () => longText(),
  () => day(),
  () => boolean(),
  () => translated(),
  () => date(),
]

const fieldsOf = (at: number): Fields => ({
  ...Object.fromEntries(
    Array.from({ length: single }, (_, index) => [
      `s${at}f${index}`,
      kinds[index % kinds.length]?.() ?? text(),
    ]),
  ),
  ...Object.fromEntries(
    Array.from({ length: listsEach }, (_, index) => [
      `s${at}l${index}`,
      list({ name: text(), size: measure(), count: number() }),
    ]),
  ),
})

/** A record of 440 fields in 20 sections: 320 on their own, 120 in the rows of 40 lists. */
export const benchCard = defineCard({
  recordTypes: [objectType],
  path: '/api/v1/catalogue',
  pages: entityPages('sample', 'entities'),
  sections: Object.fromEntries(
    Array.from({ length: sections }, (_, at) => [`s${at}`, section(fieldsOf(at))]),
  ),
  permissions: {
    read: [],
    create: [],
    update: [],
    delete: [],
    publish: [],
    link: [],
    download: [],
    share: [],
  },
  heading: () => ({ number: '', title: '', subtitle: '' }),
}) as unknown as CardDeclaration

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    name: `Part ${index}`,
    size: { value: index + 1, unit: 'cm' },
    count: index,
  }))

/** Values of it: every text written, one list of fifty rows, the others of one. */
export const benchValues: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.values(benchCard.sections).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([key, { kind }]): [string, unknown][] => {
      if (kind === 'list') return [[key, rows(key === 's0l0' ? 50 : 1)]]
      if (kind === 'text') return [[key, `Text of ${key}`]]
      return kind === 'longText' ? [[key, 'Several words in a row.\n'.repeat(6).trim()]] : []
    }),
  ),
)
