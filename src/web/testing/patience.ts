import { configure } from '@testing-library/react'

// A timeout for elements to appear that is long enough for slow machines; elements already there are found at once.
configure({ asyncUtilTimeout: 6000 })
