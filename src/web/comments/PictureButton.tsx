import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { avatarTypes } from '#model/api/avatars.ts'
import { Button } from '../ui/Button.tsx'

interface PictureButtonProps {
  readonly onFiles: (files: readonly File[]) => void
}

/** A button that chooses pictures of this device. */
export function PictureButton({ onFiles }: PictureButtonProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={avatarTypes.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same picture can be chosen once more.
          target.value = ''
        }}
      />
      <Button look="subtle" onClick={() => input.current?.click()}>
        <ImagePlus size={16} strokeWidth={1.7} aria-hidden="true" />
        {t('comments.pictures.add')}
      </Button>
    </>
  )
}
