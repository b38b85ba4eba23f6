import { useTranslation } from 'react-i18next'
import type { phaseOf, Tally } from '../queue/tally.ts'
import { useSizes } from '../use-sizes.ts'

export type Phase = ReturnType<typeof phaseOf>

/** How the uploads stand, in a line. */
export function useTrayWords() {
  const { t } = useTranslation()
  const sizes = useSizes()
  const finished = ({ of }: Tally): string =>
    [
      (of.ready > 0 || of.failed === 0) &&
        t('uploads.tray.done', { count: of.ready, shown: sizes.count(of.ready) }),
      of.failed > 0 && t('uploads.tray.failed', { count: of.failed, shown: sizes.count(of.failed) }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (sums: Tally, phase: Phase): string => {
    if (phase === 'waiting') return t('uploads.tray.waiting')
    if (phase === 'done') return sums.of.undone === sums.total ? t('uploads.states.undone') : finished(sums)
    const arrived = sums.of.processing + sums.of.ready
    const done = sizes.count(phase === 'processing' ? sums.of.ready : arrived)
    return t(`uploads.tray.${phase}`, { done, total: sizes.count(sums.total) })
  }
}
