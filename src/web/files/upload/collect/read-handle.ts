/** Chromium asks the person whether a kept file may be read once more. */
type AskingHandle = FileSystemFileHandle & {
  requestPermission?(options: { mode: 'read' }): Promise<PermissionState>
}

/** The file of a kept handle; undefined where the person, or the disk, does not give it. Called while a button is pressed. */
export async function readHandle(handle: FileSystemFileHandle): Promise<File | undefined> {
  try {
    const answer = await (handle as AskingHandle).requestPermission?.({ mode: 'read' })
    return answer === 'granted' ? await handle.getFile() : undefined
  } catch {
    return undefined
  }
}
