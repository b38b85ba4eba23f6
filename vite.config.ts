import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  publicDir: 'src/web/public',
  build: { outDir: 'dist/web', emptyOutDir: true, target: 'es2023' },
})
