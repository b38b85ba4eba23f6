/** Id of the box for a new comment. */
export const newCommentId = 'new-comment'

/** True while the box is to take the focus as soon as it is there. */
let isWished = false

/** Moves the focus into the box for a new comment: now, or as soon as it is there. */
export function wishToComment(): void {
  isWished = true
  if (document.getElementById(newCommentId)) grantWish()
}

/** Called when the comments are there: the box takes the focus where that was wished for. The wish ends where there is no box. */
export function grantWish(): void {
  if (!isWished) return
  const box = document.getElementById(newCommentId)
  box?.focus()
  // A box that is not shown yet refuses the focus.
  isWished = box !== null && document.activeElement !== box
}
