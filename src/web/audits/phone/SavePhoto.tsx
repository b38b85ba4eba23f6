import { useTranslation } from 'react-i18next'
import { saveFile } from '../../platform/download.ts'
import { Button } from '../../ui/Button.tsx'
import type { KeptFinding } from '../device/kept-audit.ts'

export interface SavePhotoProps {
  readonly finding: KeptFinding
  /** What the file is named after. */
  readonly name: string
}

/** A photograph that the museum does not take can be had off the device all the same. */
export function SavePhoto({ finding: { photo, state, trouble }, name }: SavePhotoProps) {
  const { t } = useTranslation()
  if (!(photo && (trouble || state === 'refused'))) return null
  return (
    <Button onClick={() => saveFile({ blob: photo, name: `${name}.jpg` })}>
      {t('auditPhone.savePhoto')}
    </Button>
  )
}
