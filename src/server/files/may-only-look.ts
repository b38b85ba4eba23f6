import type { Holder } from '#model/permissions/access.ts'
import { mayDo } from '#server/cards/index.ts'
import { fileDeclaration } from './keeping/file-declaration.ts'

/** True when someone who may see a file may not download it: what they are shown of it is smaller than it. */
export const mayOnlyLook = (holder: Holder): boolean => !mayDo(fileDeclaration, holder, 'download')
