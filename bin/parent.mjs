const pause = 250

/**
 * Ends this process the way SIGTERM does when whoever started it is gone.
 *
 * npm runs a script through a shell and hands a SIGTERM on to that shell alone; most shells then die without a word to
 * the program they wait for, and the server would go on unseen. The shell's death is all there is to notice. Only npm and
 * we ourselves are watched: a server that was put in the background by a script shall outlive it.
 */
export function stopWithParent() {
  const parent = process.ppid
  const watched =
    process.env.npm_lifecycle_event !== undefined || process.env.VITRINE_PARENT === String(parent)
  if (!watched || process.platform === 'win32') return
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, pause)
  timer.unref()
}
