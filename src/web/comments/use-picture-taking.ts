import { type ClipboardEvent, type DragEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Handlers of a box that takes files which are pasted or dropped into it; text is left to the box itself. */
export function usePictureTaking(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const onDrag = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    // The page around it takes files as well, as attachments of the record.
    event.stopPropagation()
    setOver(event.type !== 'dragleave')
  }
  return {
    isOver,
    onPaste(event: ClipboardEvent) {
      const { files, types } = event.clipboardData
      // Office programs put a picture of the text beside it: the text is meant.
      if (files.length === 0 || ['text/plain', 'text/html'].every(type => types.includes(type))) return
      event.preventDefault()
      event.stopPropagation()
      onFiles([...files])
    },
    onDragEnter: onDrag,
    onDragOver: onDrag,
    onDragLeave: onDrag,
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.stopPropagation()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
}
