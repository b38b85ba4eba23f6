/** Id of the box for a new comment. */
export const newCommentId = 'new-comment'

/** True while the view of comments that is being opened is to take the focus. */
let isWished = false

/** Moves the focus into the box for a new comment: now, or as soon as it is there. */
export function wishToComment(): void {
  const box = document.getElementById(newCommentId)
  if (box) box.focus()
  else isWished = true
}

/** Returns true once for the view that was opened in order to write. */
export function takeWish(): boolean {
  const was = isWished
  isWished = false
  return was
}
