/**
 * What a program that a test starts has of the environment: the way to programs and to temporary files, and what was
 * compiled before, so that it starts in half the time.
 */
export const childEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  ...(process.env.TMPDIR && { TMPDIR: process.env.TMPDIR }),
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
}
