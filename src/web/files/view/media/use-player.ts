import { useEffect, useRef, useState } from 'react'

/** A sound that plays: where it is, how long it is, and whether it does. */
export function usePlayer() {
  const media = useRef<HTMLAudioElement>(null)
  const [time, setTime] = useState(0)
  const [duration, setDuration] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  useEffect(() => {
    if (!isPlaying) return
    let frame = 0
    const follow = () => {
      setTime(media.current?.currentTime ?? 0)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [isPlaying])
  return {
    media,
    time,
    duration,
    isPlaying,
    speed,
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onEnded: () => setPlaying(false),
      onTimeUpdate: () => setTime(media.current?.currentTime ?? 0),
      onDurationChange: () => setDuration(media.current?.duration ?? 0),
    },
    toggle() {
      if (!media.current) return
      // What the browser would not begin shows as not begun.
      if (media.current.paused) media.current.play().catch(() => setPlaying(false))
      else media.current.pause()
    },
    seek(to: number) {
      if (!media.current) return
      media.current.currentTime = to
      setTime(to)
    },
    setSpeed(next: number) {
      if (media.current) media.current.playbackRate = next
      setSpeed(next)
    },
  }
}
