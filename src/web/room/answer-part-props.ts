import type { HandedInFile } from '#model/api/procedures/room.ts'
import type { OutsideAnswer, OutsideRoom } from '#model/procedures/define-procedure.ts'

/** An answer a room asks for. */
export interface AnswerPartProps {
  readonly token: string
  readonly room: OutsideRoom
  readonly name: string
  readonly answer: OutsideAnswer
  /** The last one that was sent. */
  readonly sent: { readonly at: string; readonly name: string } | undefined
  /** Files that were handed in for it. */
  readonly handedIn: readonly HandedInFile[]
  /** The mark of what is agreed to, as it is read here. */
  readonly agreed: string | undefined
  readonly draftKey: string
  /** One at a time is open: their fields may be called alike. */
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly onSent: () => void
  /** What is agreed to is no longer what is read here. */
  readonly onChanged: () => void
}
