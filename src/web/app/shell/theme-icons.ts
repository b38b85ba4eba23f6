import { Monitor, Moon, Sun } from 'lucide-react'

/** A picture for each choice. */
export const themeIcons = { light: Sun, dark: Moon, auto: Monitor }
