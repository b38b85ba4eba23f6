import { useEffect, useEffectEvent } from 'react'

/** Hears pictures pasted anywhere while it is on the page, before whoever else takes them: what is searched by is no upload. */
export function usePastedPicture(onPicture: (file: File) => void): void {
  const take = useEffectEvent(onPicture)
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!picture) return
      event.preventDefault()
      event.stopImmediatePropagation()
      take(picture)
    }
    addEventListener('paste', onPaste, { capture: true })
    return () => removeEventListener('paste', onPaste, { capture: true })
  }, [])
}
