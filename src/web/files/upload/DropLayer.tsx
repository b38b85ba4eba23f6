import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../platform/i18n/i18n.ts'
import { notices } from '../../platform/notices/notices.ts'
import { museumDay } from '../../platform/session/museum-today.ts'
import { DropOverlay } from '../../ui/DropOverlay.tsx'
import { droppedFiles, type PickedFile } from './collect-files.ts'
import { type DropTarget, dropTargets } from './DropHere.tsx'
import { offerFiles } from './upload-state.ts'

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/** Names pasted screenshots by time, as browsers call all of them 'image.png'. */
function pastedFile(file: File): PickedFile {
  if (!/^image\.\w+$/.test(file.name)) return { file, folder: '' }
  const now = new Date()
  const moment = `${museumDay(now)} ${now.toLocaleTimeString('en-GB').replaceAll(':', '.')}`
  const name = `${i18n.t('uploads.drop.pasted', { moment })}.${file.name.split('.').at(-1)}`
  return { file: new File([file], name, { type: file.type, lastModified: file.lastModified }), folder: '' }
}

const isTypedIn = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement && element.closest('input, textarea, select, [contenteditable]') !== null

/**
 * Hears files that are dragged over the window, dropped and pasted. Parts of the page that take files themselves come first; where
 * no target accepts them, nothing happens; by default the browser would leave the page to show the file.
 * @returns the target that files are held over just now
 */
function useDropped(): DropTarget | undefined {
  const [over, setOver] = useState<DropTarget>()
  useEffect(() => {
    // Every element on the way says that it was entered and left: the window was left when as many were left as entered.
    let depth = 0
    const targetNow = () => dropTargets.get().at(-1)
    const onEnter = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth += 1
      setOver(targetNow())
    }
    const onLeave = (event: DragEvent) => {
      if (!hasFiles(event)) return
      depth -= 1
      if (depth <= 0) setOver(undefined)
    }
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event) || event.defaultPrevented || !event.dataTransfer) return
      event.preventDefault()
      event.dataTransfer.dropEffect = targetNow() ? 'copy' : 'none'
    }
    const onDrop = async (event: DragEvent) => {
      depth = 0
      setOver(undefined)
      if (!hasFiles(event) || event.defaultPrevented || !event.dataTransfer) return
      event.preventDefault()
      const target = targetNow()
      if (!target) return
      const files = await droppedFiles(event.dataTransfer).catch(() => [])
      if (files.length === 0) notices.add('info', 'uploads.drop.nothing')
      offerFiles(files, target.attachTo)
    }
    const onPaste = (event: ClipboardEvent) => {
      const target = targetNow()
      const files = [...(event.clipboardData?.files ?? [])]
      if (!target || files.length === 0 || isTypedIn(event.target)) return
      event.preventDefault()
      offerFiles(files.map(pastedFile), target.attachTo)
    }
    const dropped = (event: DragEvent) => void onDrop(event)
    addEventListener('dragenter', onEnter)
    addEventListener('dragleave', onLeave)
    addEventListener('dragover', onOver)
    addEventListener('drop', dropped)
    addEventListener('paste', onPaste)
    return () => {
      removeEventListener('dragenter', onEnter)
      removeEventListener('dragleave', onLeave)
      removeEventListener('dragover', onOver)
      removeEventListener('drop', dropped)
      removeEventListener('paste', onPaste)
    }
  }, [])
  return over
}

/** Takes files dropped anywhere on a page that accepts them, and shows their destination while they are dragged over it. */
export function DropLayer() {
  const { t } = useTranslation()
  const over = useDropped()
  if (!over) return null
  return (
    <DropOverlay
      title={
        over.attachTo ? t('uploads.drop.attach', { title: over.attachTo.title }) : t('uploads.drop.upload')
      }
      hint={t('uploads.drop.hint')}
    />
  )
}
