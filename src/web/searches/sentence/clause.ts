import type { TFunction } from 'i18next'
import type { Language } from '#model/languages.ts'
import { type ConditionName, conditions } from '#model/searches/conditions.ts'
import type { PropertyType } from '#model/searches/property-types.ts'
import { inSentence } from '../../platform/i18n/in-sentence.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { shortFieldName } from '../names/short-field-name.ts'
import type { AskedLeaf } from './asked-tree.ts'

/** Figures and days need no quotation marks. */
const plain: ReadonlySet<PropertyType | undefined> = new Set([
  'NUMBER',
  'QUANTITY',
  'DAY',
  'MOMENT',
  'PERIOD',
])

/** Conditions of fields that have several values at once are said in other words: 'with painter under professions'. */
const severally: ReadonlySet<string> = new Set(['CONTAINS', 'EQUALS', 'NOT_EQUALS', 'WITHIN', 'NOT_WITHIN'])

const endless = (condition: ConditionName, [from = '', to = '']: readonly string[]): ConditionName =>
  condition !== 'BETWEEN' ? condition : from === '' ? 'AT_MOST' : to === '' ? 'AT_LEAST' : condition

/** One filter in words: 'whose title contains “amphora”'. */
export function clause(t: TFunction, language: Language, { filter, field }: AskedLeaf): string {
  const name = field ? shortFieldName(t, language, field.declaration, field.path) : filter.paragraphLabel
  const shown = inSentence(name || filter.paragraphSystemName, language)
  const asked = filter.conditionSystemName as ConditionName
  const texts = filter.criteriaValues.map(({ label, value }) => (label || String(value)).trim())
  const takes = Object.hasOwn(conditions, asked) ? conditions[asked].takes : undefined
  const given = texts.filter(text => text !== '').slice(0, takes === 'one' ? 1 : undefined)
  if (!takes || (takes !== 'none' && given.length === 0))
    return t('searches.sentence.unclear', { field: shown })
  if (field?.propertyType === 'BOOLEAN') {
    const isYes = String(filter.criteriaValues[0]?.value) === 'true'
    return t(isYes ? 'searches.sentence.yes' : 'searches.sentence.no', { field: shown })
  }
  const condition = endless(asked, texts)
  const quoted = given.map(text =>
    plain.has(field?.propertyType) ? text : t('searches.sentence.quoted', { text }),
  )
  const value = new Intl.ListFormat(language, { type: 'disjunction' }).format(quoted)
  const words = field?.field?.kind === 'terms' && severally.has(condition) ? 'several' : 'one'
  return t(`searches.sentence.${words}.${condition}` as TextKey, {
    field: shown,
    value,
    from: quoted[0] ?? '',
    to: quoted[1] ?? '',
  }) as string
}
