import { useTranslation } from 'react-i18next'
import { useSession } from '../../../platform/session/use-session.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { ErrorJumpList } from '../../../ui/form/ErrorJumpList.tsx'
import type { CardArea } from '../../card-area.ts'
import { ConflictDialog } from '../conflict/ConflictDialog.tsx'
import { DraftBanner } from '../draft/DraftBanner.tsx'
import { LockBand } from './LockBand.tsx'
import type { EditedCard, useCardEditing } from './use-card-editing.ts'
import type { Saving } from './use-save.ts'

type Editing = ReturnType<typeof useCardEditing>

/** Notices above the fields: who has the record, that it was closed, that there is a draft of it. */
export function EditorNotices({
  edited: { area, card, lock },
  editing: { form, found, closed, mine },
}: {
  readonly edited: EditedCard
  readonly editing: Editing
}) {
  const { t } = useTranslation()
  return (
    <>
      <LockBand area={area} card={card} lock={lock} />
      {closed && (
        <Banner kind="warning" inset>
          {t(area.declaration.workflow ? 'procedures.closedMeanwhile' : 'cards.form.finishedMeanwhile')}
        </Banner>
      )}
      {mine && found.draft && (
        <DraftBanner area={area} card={card} form={form} draft={found.draft} put={found.put} />
      )}
    </>
  )
}

/** The fields to correct, after each attempt to save them. */
export function EditorProblems({
  editing: { attempt, problems },
  onJump,
}: {
  readonly editing: Editing
  readonly onJump?: () => void
}) {
  const { t } = useTranslation()
  if (attempt === 0) return null
  return (
    <ErrorJumpList
      key={attempt}
      title={t('cards.form.problemsTitle', { count: problems.length })}
      problems={problems}
      {...(onJump && { onJump })}
    />
  )
}

/** The choice between two texts, where someone else has saved the same fields. */
export function EditorConflict({ area, saving }: { readonly area: CardArea; readonly saving: Saving }) {
  const { currentUser: user } = useSession()
  if (!saving.conflict) return null
  const { rebased, theirs } = saving.conflict
  return (
    <ConflictDialog
      declaration={area.declaration}
      rebased={rebased}
      by={theirs.updatedBy?.name}
      own={theirs.updatedBy?.id === user?.id}
      busy={saving.busy}
      onResolve={saving.resolve}
    />
  )
}
