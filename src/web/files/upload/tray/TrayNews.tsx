import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { Tally } from '../queue/tally.ts'
import { type Phase, useTrayWords } from './use-tray-words.ts'

/** What is read out: that it begins, that it waits for the connection, how it ended. Not every file, and not every byte. */
export function TrayNews({ sums, phase }: { readonly sums: Tally; readonly phase: Phase }) {
  const { t } = useTranslation()
  const words = useTrayWords()
  const isQuiet = phase === 'processing' || phase === 'paused'
  return (
    <div role="status">
      <VisuallyHidden>
        {phase === 'sending' ? t('uploads.told.begun') : isQuiet ? '' : words(sums, phase)}
      </VisuallyHidden>
    </div>
  )
}
