import { chosenFiles } from './collect-files.ts'
import { offerFiles } from './upload-state.ts'

/** Opens the browser's choice of files, and offers what is chosen for uploading. */
export function chooseToUpload(): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.addEventListener('change', () => offerFiles(chosenFiles(input.files ?? [])))
  input.click()
}
