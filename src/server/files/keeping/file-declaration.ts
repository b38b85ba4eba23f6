import { fileCard } from '#model/cards/file/file-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'

/** The declaration of files, for the engine. */
export const fileDeclaration = fileCard as unknown as CardDeclaration
