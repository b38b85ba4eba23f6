import commonWords from '@zxcvbn-ts/language-de/dist/commonWords.json.esm.js'
import firstnames from '@zxcvbn-ts/language-de/dist/firstnames.json.esm.js'
import { answerStrength } from './answer-strength.ts'

answerStrength({ commonWords, firstnames })
