import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/access/use-can.ts'
import { serverWords } from '../../platform/i18n/server-words.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { CardArea } from '../card-area.ts'
import { type Basket, countOf, emptyBasket } from '../selection/basket.ts'
import { useBasket } from '../selection/use-basket.ts'
import { useFoundWords } from '../use-found-words.ts'
import styles from './Bulk.module.css'
import { BulkForm } from './BulkForm.tsx'
import { BulkPreviewTable } from './BulkPreviewTable.tsx'
import { BulkPublicity } from './BulkPublicity.tsx'
import { useBulk } from './use-bulk.ts'
import { choicesFor, useBulkForm } from './use-bulk-form.ts'

export interface BulkDialogProps {
  readonly area: CardArea
  /** As it was when the dialog was opened. */
  readonly basket: Basket
  readonly onClose: () => void
}

/** Bulk edit: choosing the change, a preview, and the start (acceptance row C-K16). */
export function BulkDialog({ area, basket, onClose }: BulkDialogProps) {
  const { t } = useTranslation()
  const { permissions } = area.declaration
  const may = {
    update: useCan({ permissions: permissions.update }),
    link: useCan({ permissions: permissions.link }),
    publish: useCan({ permissions: permissions.publish }),
    delete: useCan({ permissions: permissions.delete }),
  }
  const choices = choicesFor(area.declaration, may)
  const form = useBulkForm(area, choices)
  const { preview, start } = useBulk(area, basket)
  const { set } = useBasket(area.type)
  const count = preview.data?.total ?? countOf(basket)
  const shown = new Intl.NumberFormat(useLanguage()).format(count)
  const found = useFoundWords(area)
  const open = !preview.data && basket.kind === 'all' && basket.isAtLeast
  const { action } = form
  const failure = start.error ?? preview.error
  const isPreviewed = preview.data !== undefined
  const publishes = action?.kind === 'publish' && action.published

  const begin = () =>
    action &&
    preview.data &&
    start.mutate(
      { action, frozen: preview.data.frozen },
      {
        onSuccess: ({ since: { added, gone } }) => {
          notices.add('success', 'cardList.bulk.started')
          if (added > 0 || gone > 0) notices.add('info', 'cardList.bulk.startedSince', { added, gone })
          // Deleted records can no longer be selected; all others may be needed again.
          if (action.kind === 'delete') set(() => emptyBasket)
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={
        open ? t('cardList.bulk.titleAtLeast', { shown }) : t('cardList.bulk.title', { found: found(count) })
      }
      size={720}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cardList.bulk.cancel')}</Button>
          {isPreviewed ? (
            <Button
              look={form.choice === 'delete' ? 'danger' : 'primary'}
              busy={start.isPending}
              disabled={!action || preview.data.changed === 0}
              onClick={begin}
            >
              {form.choice === 'delete'
                ? t('cardList.bulk.actions.delete')
                : open
                  ? t('cardList.bulk.startAtLeast')
                  : t('cardList.bulk.start', { found: found(count) })}
            </Button>
          ) : (
            <Button
              look="primary"
              busy={preview.isPending}
              disabled={!action}
              onClick={() => action && preview.mutate(action)}
            >
              {t('cardList.bulk.preview')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        <BulkForm
          area={area}
          choices={choices}
          form={form}
          problem={problemOf(failure)}
          onChange={() => {
            preview.reset()
            start.reset()
          }}
        />
        {failure && problemOf(failure) === undefined && (
          <Banner kind="danger" role="alert" inset>
            {failure instanceof CallError && failure.status >= 400
              ? serverWords(failure.message)
              : t('common.unreachable')}
          </Banner>
        )}
        {preview.data && <BulkPreviewTable area={area} preview={preview.data} />}
        {preview.data && publishes && <BulkPublicity area={area} preview={preview.data} />}
        {preview.data && (
          <p className={styles.note}>
            {t(form.choice === 'delete' ? 'cardList.bulk.deleteWarning' : 'cardList.bulk.undoNote')}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** Returns the server's message about the action's value or the field. */
function problemOf(failure: Error | null): string | undefined {
  const [words] = failure instanceof CallError ? Object.values(failure.fields) : []
  return words === undefined ? undefined : serverWords(words)
}
