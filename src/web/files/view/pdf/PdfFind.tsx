import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/IconButton.tsx'
import styles from './Pdf.module.css'
import type { useFind } from './use-find.ts'

export interface PdfFindProps {
  readonly find: ReturnType<typeof useFind>
  readonly current: number
  readonly onGoTo: (pageNumber: number) => void
  readonly onClose: () => void
}

const icon = { size: 17, strokeWidth: 1.7, 'aria-hidden': true } as const

/** Looks for words in a document: from page to page on which they stand. */
export function PdfFind({ find, current, onGoTo, onClose }: PdfFindProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { pages, count, busy } = find.found
  useEffect(() => input.current?.focus(), [])
  const [first] = pages
  const show = useEffectEvent(onGoTo)
  useEffect(() => {
    // The first page on which it stands comes into view by itself.
    if (first !== undefined) show(first)
  }, [first])
  const step = (back: boolean) => {
    const next = back
      ? (pages.findLast(page => page < current) ?? pages.at(-1))
      : (pages.find(page => page > current) ?? pages[0])
    if (next !== undefined) onGoTo(next)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter') step(event.shiftKey)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <search className={styles.find}>
      <input
        ref={input}
        type="search"
        aria-label={t('viewer.pdf.find')}
        placeholder={t('viewer.pdf.find')}
        value={find.text}
        onChange={({ target }) => find.setText(target.value)}
        onKeyDown={press}
      />
      <span className={styles.found} role="status" aria-busy={busy}>
        {find.text.trim() !== '' && (count > 0 || !busy) && t('viewer.pdf.found', { count })}
      </span>
      <IconButton
        label={t('viewer.pdf.findPrevious')}
        disabled={pages.length === 0}
        onClick={() => step(true)}
      >
        <ChevronUp {...icon} />
      </IconButton>
      <IconButton label={t('viewer.pdf.findNext')} disabled={pages.length === 0} onClick={() => step(false)}>
        <ChevronDown {...icon} />
      </IconButton>
      <IconButton label={t('common.close')} onClick={onClose}>
        <X {...icon} />
      </IconButton>
    </search>
  )
}
