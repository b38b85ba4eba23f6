import type { PickedFile } from './picked-file.ts'

/** The folders of a path: 'roll 3/a.jpg' lies in 'roll 3'. */
const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/')

/** Files from a file input; those of a chosen folder know where they lay. */
export const chosenFiles = (files: Iterable<File>): readonly PickedFile[] =>
  [...files].map(file => ({ file, folder: folderOf(file.webkitRelativePath ?? '') }))
