import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { isReadOnly } from '#model/engine/aspects/steps.ts'
import type { FormRules } from '#model/engine/form-rules.ts'
import type { Problem } from '#model/validation/validators.ts'
import { usePageActions } from '../../../platform/actions/page-actions.ts'
import { useUnsavedGuard } from '../../../platform/unsaved/use-unsaved-guard.ts'
import type { CardArea } from '../../card-area.ts'
import { isNewCard } from '../../data/new-card.ts'
import { cardQuery } from '../../data/use-card.ts'
import { fieldValues } from '../../form/assess.ts'
import { useCardForm } from '../../form/use-card-form.ts'
import { useListNeighbours } from '../../list/use-list-neighbours.ts'
import { rulesOf } from '../../types/rules-of.ts'
import { useDraftKeeper } from '../draft/use-draft-keeper.ts'
import { useFoundDraft } from '../draft/use-found-draft.ts'
import { type CardLock, isLost } from './use-lock.ts'
import { useProblemList } from './use-problem-list.ts'
import { useSave } from './use-save.ts'

/** A record that is edited: by the form of all its fields, or by a page for some of them. */
export interface EditedCard {
  readonly area: CardArea
  /** As it was when the form was opened. */
  readonly card: CardAnswer
  /** As it is now. */
  readonly current: CardAnswer
  readonly lock: CardLock
  readonly put: (answer: CardAnswer) => void
  /** The choices of the museum for its forms of the type. */
  readonly rules: FormRules
}

/**
 * The editing of a record: the form, its draft, the way it is saved, and the keys that save it.
 * @param goOn goes on to the next record of the list it was opened from; without one, back to the record
 */
export function useCardEditing(
  { area, card, current, lock, put, rules }: EditedCard,
  goOn: (nextId: string | undefined) => void,
) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { nextId } = useListNeighbours(area, card.id)
  const values = useMemo(() => fieldValues(area.declaration, card), [area, card])
  const form = useCardForm(area.declaration, values, rules)
  const say = ({ key, params }: Problem) => t(`validation.${key}`, { ...params })
  const problems = useProblemList(form)
  const [attempt, setAttempt] = useState(0)
  const isNew = isNewCard(card.id)
  const [made, setMade] = useState<CardAnswer>()
  const saving = useSave({
    area,
    card,
    form,
    lock,
    put,
    say,
    onWrong: () => setAttempt(count => count + 1),
    onMade: setMade,
  })
  const keeper = useDraftKeeper(area, card.id, saving.version, form)
  const dirty = useSyncExternalStore(
    form.assessment.subscribe,
    () => form.assessment.get().changes.length > 0,
  )
  const taken = isLost(lock.state)
  useUnsavedGuard(dirty && !taken)
  const client = useQueryClient()
  // By then the form has no unsaved edits any more, about which leaving it would ask.
  useEffect(() => {
    if (!made || dirty) return
    client.setQueryData(cardQuery(area, made.id).queryKey, made)
    void client.invalidateQueries({ queryKey: [area.endpoints.list.name] })
    void navigate({ to: area.editPath(made.id), replace: true })
  }, [made, dirty, client, navigate, area])

  // Text typed before the record was taken over is kept, and the form is read-only from then on.
  useEffect(() => {
    if (taken) keeper.leaveStanding()
  }, [taken, keeper])

  const closed = isReadOnly(area.declaration, current)
  const mine = lock.state.kind === 'mine' && !closed
  const save = async () => {
    if (mine) await saving.save()
  }
  const saveAndNext = async () => {
    if (!mine || !(await saving.save())) return
    if (!isNew) goOn(nextId)
  }
  usePageActions(t('common.keys.form'), [
    { id: 'save', label: t('cards.form.save'), keys: 'mod+s', run: () => void save() },
    { id: 'save-next', label: t('common.keys.saveNext'), keys: 'mod+enter', run: () => void saveAndNext() },
    { id: 'explain', label: t('common.keys.explain'), keys: 'F1' },
  ])
  const found = useFoundDraft(area, card)
  // New edits would replace the earlier draft, so the user is asked first.
  const readOnly = !mine || found.draft !== undefined
  const surroundings = useMemo(
    () => ({ form, readOnly, hiddenFields: rulesOf(area.type) }),
    [form, readOnly, area.type],
  )
  return { form, surroundings, problems, attempt, isNew, saving, save, found, closed, mine, readOnly }
}
