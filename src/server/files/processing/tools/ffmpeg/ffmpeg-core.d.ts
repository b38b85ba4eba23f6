declare module '@ffmpeg/core' {
  const create: import('./core.ts').CreateCore
  export default create
}
