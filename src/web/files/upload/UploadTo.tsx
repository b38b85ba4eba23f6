import { Camera, ChevronDown, Files, FolderOpen, History, Upload } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { UploadToProps } from '../../cards/files/upload-slot.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { touch, useMediaQuery } from '../../ui/use-media-query.ts'
import { chosenFiles } from './collect-files.ts'
import { batchesOpen, offerFiles } from './upload-state.ts'

const icon = { size: 16, strokeWidth: 1.8, 'aria-hidden': true } as const

/** The ways to choose files to upload, for who may (C-F01); to a card, or as files alone. */
export function UploadTo({ attachTo }: UploadToProps) {
  const { t } = useTranslation()
  const may = useCan({ permissions: ['damUpload'] })
  const hasCamera = useMediaQuery(touch)
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  if (!may) return null
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    offerFiles(chosenFiles(target.files ?? []), attachTo)
    // The same file can be chosen once more.
    target.value = ''
  }
  const input = { type: 'file', hidden: true, onChange: take } as const
  return (
    <>
      <input {...input} ref={files} multiple />
      <input
        {...input}
        ref={element => {
          folder.current = element
          if (element) element.webkitdirectory = true
        }}
      />
      {hasCamera && <input {...input} ref={camera} accept="image/*" capture="environment" />}
      <Menu
        target={
          <Button look={attachTo ? 'default' : 'primary'}>
            <Upload size={16} strokeWidth={2} aria-hidden="true" />
            <span>{t(attachTo ? 'uploads.addFiles' : 'uploads.uploadFiles')}</span>
            <ChevronDown size={15} strokeWidth={2} aria-hidden="true" />
          </Button>
        }
        sections={[
          {
            id: 'ways',
            items: [
              {
                id: 'files',
                label: t('uploads.ways.files'),
                icon: <Files {...icon} />,
                onSelect: () => files.current?.click(),
              },
              {
                id: 'folder',
                label: t('uploads.ways.folder'),
                icon: <FolderOpen {...icon} />,
                onSelect: () => folder.current?.click(),
              },
              ...(hasCamera
                ? [
                    {
                      id: 'camera',
                      label: t('uploads.ways.camera'),
                      icon: <Camera {...icon} />,
                      onSelect: () => camera.current?.click(),
                    },
                  ]
                : []),
            ],
          },
          {
            id: 'batches',
            items: [
              {
                id: 'batches',
                label: t('uploads.ways.batches'),
                icon: <History {...icon} />,
                onSelect: () => batchesOpen.set(() => true),
              },
            ],
          },
        ]}
      />
    </>
  )
}
