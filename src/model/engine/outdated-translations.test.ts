import { describe, expect, test } from 'vitest'
import { group, list, text, translated } from '../kinds/build.ts'
import type { Translated } from '../kinds/values.ts'
import type { CardValues } from './define-card.ts'
import { section } from './define-card.ts'
import { type Change, diffCards } from './diff.ts'
import { fieldsOf } from './fields.ts'
import { confirmation, outdatedTranslations } from './outdated-translations.ts'
import { hasTranslations, type Translation, translatedTexts } from './translations.ts'

const sheet = {
  sections: {
    naming: section({ number: text(), title: translated() }),
    texts: section({
      descriptions: list({ description: translated({ long: true }), type: text() }),
      web: group({ credit: translated() }),
    }),
  },
}

/** What happens to a record, one after the other: its values as saved, or something said of a translation. */
type Step = CardValues | Change

const isChange = (step: Step): step is Change => 'kind' in step

/** Returns what is out of date after these steps, as 'path from>language'. */
function outdatedAfter(...steps: readonly Step[]): readonly string[] {
  let now: CardValues = {}
  const revisions: { changes: readonly Change[] }[] = []
  for (const [at, step] of steps.entries()) {
    if (isChange(step)) revisions.unshift({ changes: [step] })
    else {
      // The first version of a record has no changes in its history.
      revisions.unshift({ changes: at === 0 ? [] : diffCards(fieldsOf(sheet), now, step) })
      now = step
    }
  }
  return outdatedTranslations(sheet, now, revisions).map(
    ({ path, from, language }) => `${path} ${from}>${language}`,
  )
}

const titled = (title: Translated): CardValues => ({ title })
const german: Translation = { path: 'title', language: 'de', from: 'en' }

describe('A translation is out of date when its source was changed after it [F-W13]', () => {
  test('The source is changed after the translation', () => {
    expect(
      outdatedAfter(
        titled({ en: 'Cup' }),
        titled({ en: 'Cup', de: 'Becher' }),
        titled({ en: 'Mug', de: 'Becher' }),
      ),
    ).toEqual(['title en>de'])
  })

  test('The translation is changed after the source: for whoever translates the other way it is the changed one', () => {
    expect(
      outdatedAfter(
        titled({ en: 'Cup', de: 'Becher' }),
        titled({ en: 'Mug', de: 'Becher' }),
        titled({ en: 'Mug', de: 'Krug' }),
      ),
    ).toEqual(['title de>en'])
  })

  test('Both are changed in one save', () => {
    expect(outdatedAfter(titled({ en: 'Cup', de: 'Becher' }), titled({ en: 'Mug', de: 'Krug' }))).toEqual([])
  })

  test('The record began with both texts and was never changed', () => {
    expect(outdatedAfter(titled({ en: 'Cup', de: 'Becher' }))).toEqual([])
  })

  test('Changes of other fields are no matter', () => {
    expect(
      outdatedAfter(titled({ en: 'Cup', de: 'Becher' }), {
        number: '7',
        ...titled({ en: 'Cup', de: 'Becher' }),
      }),
    ).toEqual([])
  })

  test('A source that was first written after the text is no change, a later change of it is', () => {
    const both = titled({ en: 'Cup', de: 'Becher' })
    expect(outdatedAfter(titled({ de: 'Becher' }), both)).toEqual([])
    expect(outdatedAfter(titled({ de: 'Becher' }), both, titled({ en: 'Mug', de: 'Becher' }))).toEqual([
      'title en>de',
    ])
  })

  test('A source that was emptied leaves nothing to compare with; another text in its place does', () => {
    const begun = titled({ en: 'Cup', de: 'Becher' })
    expect(outdatedAfter(begun, titled({ de: 'Becher' }))).toEqual([])
    expect(outdatedAfter(begun, titled({ de: 'Becher' }), titled({ en: 'Mug', de: 'Becher' }))).toEqual([
      'title en>de',
    ])
    expect(outdatedAfter(begun, titled({ de: 'Becher' }), begun)).toEqual([])
  })

  test('An undone change of the source, or of both, is as if it had not been', () => {
    const begun = titled({ en: 'Cup', de: 'Becher' })
    const changed = titled({ en: 'Mug', de: 'Becher' })
    expect(outdatedAfter(begun, changed, begun)).toEqual([])
    expect(outdatedAfter(begun, changed, titled({ en: 'Mug', de: 'Krug' }), changed)).toEqual(['title en>de'])
  })

  test('Each translation is compared with each source', () => {
    expect(
      outdatedAfter(
        titled({ en: 'Cup', de: 'Becher', it: 'Tazza' }),
        titled({ en: 'Mug', de: 'Becher', it: 'Boccale' }),
      ),
    ).toEqual(['title en>de', 'title it>de'])
  })
})

describe('A translation that is found to be still right [F-W13]', () => {
  const changed = [titled({ en: 'Cup', de: 'Becher' }), titled({ en: 'Mug', de: 'Becher' })]

  test('It is up to date until the source is changed again', () => {
    expect(outdatedAfter(...changed, confirmation(german, true))).toEqual([])
    expect(
      outdatedAfter(...changed, confirmation(german, true), titled({ en: 'Beaker', de: 'Becher' })),
    ).toEqual(['title en>de'])
  })

  test('It is so from the language with which it was compared alone', () => {
    const steps = [titled({ en: 'a', it: 'a', de: 'a' }), titled({ en: 'b', it: 'b', de: 'a' })]
    expect(outdatedAfter(...steps, confirmation(german, true))).toEqual(['title it>de'])
  })

  test('It is out of date again when that is taken back, and what was right before stays so', () => {
    expect(outdatedAfter(...changed, confirmation(german, true), confirmation(german, false))).toEqual([
      'title en>de',
    ])
    expect(outdatedAfter(titled({ en: 'Cup', de: 'Becher' }), confirmation(german, false))).toEqual([])
  })
})

test('Texts in rows and groups are followed, also when a row goes and comes back [F-W13]', () => {
  const row = (description: Translated) => ({ descriptions: [{ id: 'k3', description }] })
  const begun = row({ en: 'Old', de: 'Alt' })
  const changed = row({ en: 'Very old', de: 'Alt' })
  expect(outdatedAfter({}, begun, changed)).toEqual(['descriptions#k3/description en>de'])
  expect(outdatedAfter({}, begun, changed, {}, changed)).toEqual(['descriptions#k3/description en>de'])
  expect(
    outdatedAfter(
      { web: { credit: { en: 'Gift', pl: 'Dar' } } },
      { web: { credit: { en: 'Loan', pl: 'Dar' } } },
    ),
  ).toEqual(['web/credit en>pl'])
})

test('Texts to translate are listed in the order of the form, in every row, filled or not [F-W13]', () => {
  const values = { descriptions: [{ id: 'a', description: { en: 'One' } }, { id: 'b' }] }
  expect(translatedTexts(fieldsOf(sheet), values).map(({ path, texts }) => [path, texts])).toEqual([
    ['title', {}],
    ['descriptions#a/description', { en: 'One' }],
    ['descriptions#b/description', {}],
    ['web/credit', {}],
  ])
  expect(hasTranslations(sheet)).toBe(true)
  expect(hasTranslations({ sections: { plain: section({ number: text() }) } })).toBe(false)
})
