import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { type Change, diffCards } from '#model/engine/diff.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { call } from '../../../platform/client.ts'
import { notices } from '../../../platform/notices/notices.ts'
import { wordsForFailure } from '../../../platform/request/notification-rules.ts'
import { useTimes } from '../../../platform/times.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { CardArea } from '../../card-area.ts'
import { fieldValues, settled } from '../../form/assess.ts'
import type { CardForm } from '../../form/card-form.ts'
import { namesIn, withNames } from '../../form/names.ts'
import { rebase } from '../conflict/rebase.ts'
import { ChangeList } from '../history/ChangeList.tsx'
import type { FoundDraft } from './use-found-draft.ts'

/**
 * Returns the record with a draft applied. A draft of an earlier version is merged field by field with what was saved since; if both changed
 * a field the draft wins, since the user still reviews and saves it.
 */
async function withDraft(
  { declaration, endpoints }: CardArea,
  card: CardAnswer,
  version: number,
  draft: CardValues,
): Promise<CardValues> {
  if (version === card.version) return draft
  const now = fieldValues(declaration, card)
  const base = await call(endpoints.version, { params: { id: card.id, version: String(version) } }).catch(
    () => now,
  )
  const rebased = rebase(declaration, fieldValues(declaration, base), draft, now)
  return rebased.resolve(new Set(rebased.conflicts.map(({ path }) => path)))
}

export interface DraftBannerProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly form: CardForm
  readonly draft: FoundDraft
  /** Closes the draft: kept when its text was restored, deleted when it was discarded. */
  readonly put: (keep: boolean) => void
}

/** A banner for an unsaved draft from an earlier session: it is restored, compared or discarded before editing goes on. */
export function DraftBanner({ area, card, form, draft, put }: DraftBannerProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const [changes, setChanges] = useState<readonly Change[]>()
  const time = times.short(draft.savedAt)
  const read = async () => withDraft(area, card, draft.version, await draft.read())
  const orReport = (work: Promise<void>) =>
    void work.catch(failure => notices.add('error', wordsForFailure(failure)))
  const restore = async () => {
    form.replace(await read())
    setChanges(undefined)
    put(true)
  }
  const compare = async () => {
    const { declaration } = area
    const typed = await read()
    const names = namesIn(declaration, form.values.all(), typed)
    const named = (values: Readonly<Record<string, unknown>>) => withNames(declaration, values, names)
    setChanges(diffCards(fieldsOf(declaration), named(form.base()), named(settled(declaration, typed))))
  }
  const buttons = (
    <>
      <Button onClick={() => put(false)}>{t('cards.draft.throwAway')}</Button>
      {!changes && <Button onClick={() => orReport(compare())}>{t('cards.draft.compare')}</Button>}
      <Button look="primary" autoFocus onClick={() => orReport(restore())}>
        {t('cards.draft.restore')}
      </Button>
    </>
  )
  return (
    <>
      <Banner kind="info" inset actions={buttons}>
        {t(draft.takenOver ? 'cards.draft.takenOver' : 'cards.draft.found', { time })}
      </Banner>
      {changes && (
        <Dialog
          size={760}
          title={t('cards.draft.title', { time })}
          onClose={() => setChanges(undefined)}
          actions={buttons}
        >
          <p>{t(changes.length === 0 ? 'cards.draft.same' : 'cards.draft.text')}</p>
          <ChangeList area={area} changes={changes} />
        </Dialog>
      )}
    </>
  )
}
