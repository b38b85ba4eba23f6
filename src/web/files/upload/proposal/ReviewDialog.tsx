import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { useSizes } from '../use-sizes.ts'
import { KnownChoice } from './KnownChoice.tsx'
import type { Offer } from './offers.ts'
import styles from './Review.module.css'
import { ReviewList } from './ReviewList.tsx'
import { isKnown } from './review-row.ts'
import { useReview } from './use-review.ts'

/**
 * Before anything is sent: what the museum has already (acceptance row C-F08), whether there is room (P-U11), and for files that are
 * attached to a card their order and its cover.
 */
export function ReviewDialog({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation()
  const sizes = useSizes()
  const review = useReview(offer, useLanguage())
  const { rows, phase, tooMuch, emptyCount } = review
  const { attachTo } = offer
  if (review.isQuiet) return null
  const listed = attachTo ? rows : rows.filter(isKnown)
  const known = rows.filter(row => row.known.length > 0)
  const sent = rows.filter(({ choice }) => choice === 'upload').length
  const words = (count: number) => ({ count, shown: sizes.count(count) })
  const isChecking = phase === 'checking'
  return (
    <Dialog
      title={
        attachTo ? t('uploads.review.attachTitle', { title: attachTo.title }) : t('uploads.review.title')
      }
      size={680}
      onClose={review.giveUp}
      actions={
        <>
          <Button onClick={review.giveUp}>{t('uploads.review.cancel')}</Button>
          {isChecking ? (
            <Button onClick={review.skipCheck}>{t('uploads.review.skipCheck')}</Button>
          ) : (
            <Button
              look="primary"
              data-autofocus
              busy={phase === 'starting'}
              disabled={tooMuch !== undefined || rows.length === 0}
              onClick={review.start}
            >
              {sent > 0 ? t('uploads.review.start', words(sent)) : t('uploads.review.startNone')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {isChecking && (
          <ProgressBar
            label={t('uploads.review.checking')}
            value={rows.length > 0 ? review.done / rows.length : undefined}
            text={`${t('uploads.review.checking')}: ${t('uploads.review.checked', {
              done: sizes.count(review.done),
              total: sizes.count(rows.length),
            })}`}
          />
        )}
        {tooMuch && (
          <Banner kind="danger" role="alert" inset>
            {t('uploads.review.noRoom', {
              needed: sizes.bytes(tooMuch.needed),
              free: sizes.bytes(tooMuch.free),
            })}
          </Banner>
        )}
        {review.refusal && (
          <Banner kind="danger" role="alert" inset>
            {review.refusal}
          </Banner>
        )}
        {emptyCount > 0 && (
          <p>
            {rows.length === 0 ? t('uploads.review.emptyOnly') : t('uploads.review.empty', words(emptyCount))}
          </p>
        )}
        {known.length > 1 && (
          <div className={styles.all}>
            <p>{t('uploads.review.knownCount', words(known.length))}</p>
            <KnownChoice
              label={t('uploads.review.all')}
              value={known.every(({ choice }) => choice === known[0]?.choice) ? known[0]?.choice : undefined}
              canAttach={attachTo !== undefined}
              onChoose={review.chooseAll}
            />
          </div>
        )}
        {attachTo && rows.length > 1 && !isChecking && <p>{t('uploads.review.order')}</p>}
        {listed.length > 0 && <ReviewList rows={listed} review={review} canOrder={attachTo !== undefined} />}
      </div>
    </Dialog>
  )
}
