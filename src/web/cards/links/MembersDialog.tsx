import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { serverWords } from '../../platform/i18n/server-words.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { CardArea } from '../card-area.ts'
import { shownTitle } from '../shown-title.ts'
import { CardChooser } from './CardChooser.tsx'
import { ChosenCards } from './ChosenCards.tsx'
import styles from './Links.module.css'
import { useChosen } from './use-chosen.ts'
import { useMemberChanges } from './use-member-changes.ts'

const refusal = z.object({
  data: z.object({
    items: z.array(z.object({ id: z.string(), number: z.string(), title: z.string(), userName: z.string() })),
  }),
})

/** Locked records, as a refusal names them, each with the person who edits it. */
function lockedCards(
  failure: unknown,
): readonly { readonly id: string; readonly title: string; readonly userName: string }[] {
  const read = refusal.safeParse(failure instanceof CallError ? failure.data : undefined)
  return read.success
    ? read.data.data.items.map(({ id, number, title, userName }) => ({
        id,
        userName,
        title: [number, title].filter(Boolean).join(' '),
      }))
    : []
}

export interface MembersDialogProps {
  readonly area: CardArea
  readonly card: CardAnswer
  /** Whose cards can belong to this one. */
  readonly others: CardArea
  readonly onClose: () => void
}

/** Puts cards into one that has members: objects into a collection, all that were ticked or none (C-E01). */
export function MembersDialog({ area, card, others, onClose }: MembersDialogProps) {
  const { t } = useTranslation()
  const { chosen, toggle } = useChosen()
  const { mutate, isPending, error, offerUndo } = useMemberChanges(area, card.id)
  const add = () =>
    mutate(
      { belong: true, itemIds: [...chosen.keys()] },
      {
        onSuccess(done) {
          offerUndo('links.messages.cardsLinked', true, done?.changed ?? [])
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={t('links.members.title', { title: shownTitle(card.heading || card.number) })}
      size={640}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cards.record.cancel')}</Button>
          <Button look="primary" disabled={chosen.size === 0} busy={isPending} onClick={add}>
            {chosen.size === 0 ? t('links.members.addNone') : t('links.members.add', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <CardChooser to={{ area, card }} others={others} chosen={chosen} onToggle={toggle} />
        <ChosenCards chosen={chosen} onToggle={toggle} />
        {error && (
          <Banner kind="danger" role="alert" inset>
            {error instanceof CallError ? serverWords(error.message) : t('common.unreachable')}
            <ul>
              {lockedCards(error).map(({ id, title, userName }) => (
                <li key={id}>{t('links.members.edited', { title: shownTitle(title), name: userName })}</li>
              ))}
            </ul>
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
