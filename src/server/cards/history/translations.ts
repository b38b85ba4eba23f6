import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { confirmation, outdatedTranslations } from '#model/engine/outdated-translations.ts'
import { type Translation, translatedTexts } from '#model/engine/translations.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { existingCard } from '../access/existing-card.ts'
import { announce } from '../announce.ts'
import { requireUnlocked } from '../locks/require-lock.ts'
import { answerCard } from '../read/answer-card.ts'
import { requireVersion } from '../save/save-card.ts'
import { writeCards } from '../save/write-cards.ts'
import { changesSince } from '../store/revisions.ts'
import { authorOf } from '../store/writer.ts'

/** Returns the translations of a record whose source was changed after them, as its history says. */
export const readOutdated = (
  context: CardsContext,
  { declaration, actor }: Doing,
  id: string,
): Promise<{ result: Translation[] }> =>
  context.database.inTenant(actor.tenantId, async tx => {
    const record = await existingCard(tx, declaration, id)
    const history = await changesSince(tx, id, 0)
    return { result: [...outdatedTranslations(declaration, record.data, history)] }
  })

/** A translation that someone found to be still right, or takes that back, having seen a version of its record. */
export interface Confirming extends Translation {
  readonly version: number
  readonly isRight: boolean
}

/**
 * Records in the history that a translation is still right, or takes that back. The record itself stays as it is.
 * @throws {CodedError} `locked` while another person edits the record; `conflict` when it was changed since, is closed or finished;
 *   `invalid_input` where there is no such text in both languages.
 */
export const confirmTranslation = (
  context: CardsContext,
  doing: Doing,
  id: string,
  { version, isRight, path, language, from }: Confirming,
): Promise<CardAnswer> =>
  context.database.inTenant(doing.actor.tenantId, async tx => {
    const { declaration, actor } = doing
    const record = await existingCard(tx, declaration, id, { hold: true })
    await requireUnlocked(tx, id, actor.accountId)
    await requireVersion(context, tx, doing, record, version)
    const text = translatedTexts(fieldsOf(declaration), record.data).find(each => each.path === path)
    if (language === from || !text?.texts[language] || !text.texts[from])
      throw new CodedError('invalid_input', { fields: { path: { key: 'choice' } } })
    const [written] = await writeCards(
      tx,
      [{ record, values: record.data, said: confirmation({ path, language, from }, isRight) }],
      {
        declaration,
        author: await authorOf(tx, actor),
        action: isRight ? 'translationConfirmed' : 'translationReopened',
        renamed: context.renamed,
      },
    )
    await announce(tx, declaration, { ids: [id], what: 'saved', accountId: actor.accountId })
    return answerCard(context, tx, doing, written?.record ?? record)
  })
