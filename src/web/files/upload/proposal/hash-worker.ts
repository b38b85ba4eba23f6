const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Answers the SHA-256 of a file; null where it cannot be read. */
addEventListener('message', async ({ data }: MessageEvent<File>) => {
  try {
    postMessage(hex(await crypto.subtle.digest('SHA-256', await data.arrayBuffer())))
  } catch {
    postMessage(null)
  }
})
