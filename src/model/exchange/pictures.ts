import type { CardDeclaration } from '../engine/define-card.ts'
import type { Target } from './mapping.ts'
import { targetTexts } from './target-texts.ts'

/** Path of the target whose cells name pictures: files of a ZIP beside the table, or addresses. */
export const picturesPath = '@pictures'

/** True for types whose records have pictures attached; a file is one itself. */
export const takesPictures = ({ uploaded }: Pick<CardDeclaration, 'uploaded'>): boolean => !uploaded

/** An address on the web; anything else is the name of a file. */
export const isPictureAddress = (name: string): boolean => /^https?:\/\/\S+$/i.test(name)

const address = /https?:\/\//i

/** A name with an extension, which a comma may be followed by. */
const withExtension = /\.[a-z0-9]{2,5}$/i

/** Pieces of a cell; the comma separates names that have an extension each, since names may have commas in them. */
function piecesOf(cell: string): readonly string[] {
  const pieces = cell.split(address.test(cell) ? /[\s|]+|[;,]\s*(?=https?:\/\/)/i : /[|;\r\n]+/)
  return pieces.flatMap(piece => {
    const parts = piece.split(',').map(part => part.trim())
    return parts.length > 1 && !address.test(piece) && parts.every(part => withExtension.test(part))
      ? parts
      : piece
  })
}

/** Returns the pictures that a cell names, each once: as the target says they are separated, otherwise by what separates names as a rule. */
export function pictureNames(cell: string, target: Target): readonly string[] {
  const texts = targetTexts(cell, target)
  const pieces = target.split ? texts : texts.flatMap(piecesOf)
  return [...new Set(pieces.map(piece => piece.trim()).filter(piece => piece !== ''))]
}

/** Names as they are compared: composed, in small letters, with '/' between folders. */
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase().trim().replaceAll('\\', '/')

const withoutExtension = (key: string): string => key.replace(/(?<=[^/])\.[^./]{1,10}$/, '')

/** Endings of a path at its folders, the longest first: 'a/b/c.jpg', 'b/c.jpg', 'c.jpg'. */
function endingsOf(key: string): readonly string[] {
  const steps = key.split('/').filter(step => step !== '' && step !== '.')
  return steps.map((_, at) => steps.slice(at).join('/'))
}

type Positions = Map<string, number[]>

/** Files of an archive by what tables call them. */
export class PictureIndex {
  readonly #named: Positions = new Map()
  readonly #withoutExtension: Positions = new Map()

  constructor(files: readonly { readonly position: number; readonly path: string }[]) {
    const add = (to: Positions, key: string, position: number) => {
      const known = to.get(key)
      if (known) known.push(position)
      else to.set(key, [position])
    }
    for (const { position, path } of files)
      for (const ending of endingsOf(keyOf(path))) {
        add(this.#named, ending, position)
        add(this.#withoutExtension, withoutExtension(ending), position)
      }
  }

  /** Returns the files a name may mean. Folders that it has and the archive has not are passed over, an extension may be missing. */
  find(name: string): readonly number[] {
    const endings = endingsOf(keyOf(name))
    for (const known of [this.#named, this.#withoutExtension])
      for (const ending of endings) {
        const found = known.get(ending)
        if (found) return found
      }
    return []
  }

  /** True when a name is that of a file, its extension included. */
  isWhole(name: string): boolean {
    return endingsOf(keyOf(name)).some(ending => this.#named.has(ending))
  }
}
