import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { useSampleData } from './use-sample-data.ts'

/** A button that puts sample data into a new museum, for those who may; nothing elsewhere (F-W10). */
export function OfferSampleData() {
  const { t } = useTranslation()
  const { data, add, busy } = useSampleData()
  if (data?.state !== 'ADDING' && !(data?.state === 'NONE' && data.offered)) return null
  return (
    <Button busy={busy} onClick={add}>
      <Sparkles size={16} strokeWidth={1.7} aria-hidden="true" />
      <span>{t(data.state === 'ADDING' ? 'sampleData.adding' : 'sampleData.offer')}</span>
    </Button>
  )
}
