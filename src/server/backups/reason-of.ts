/** Readable reason of a failed command, without its frame. */
export const reasonOf = (error: unknown): string => {
  const stderr = (error as { readonly stderr?: string }).stderr?.trim()
  return (stderr || (error instanceof Error ? error.message : String(error))).slice(0, 1000)
}
