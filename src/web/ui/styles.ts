import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/source-serif-4/opsz.css'
import './tokens.css'
import './base.css'
