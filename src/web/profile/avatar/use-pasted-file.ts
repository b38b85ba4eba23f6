import { useEffect, useEffectEvent } from 'react'

/** Takes a file that is pasted anywhere on the page. */
export function usePastedFile(take: (file: File) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? []
    if (!file) return
    event.preventDefault()
    take(file)
  })
  useEffect(() => {
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [])
}
