import { configure } from '@testing-library/react'

// Tests look for what shall appear as long as a slow machine may take; what is there already is found at once.
configure({ asyncUtilTimeout: 6000 })
