import commonWords from '@zxcvbn-ts/language-en/dist/commonWords.json.mjs'
import firstnames from '@zxcvbn-ts/language-en/dist/firstnames.json.mjs'
import { answerStrength } from './answer-strength.ts'

answerStrength({ commonWords, firstnames })
