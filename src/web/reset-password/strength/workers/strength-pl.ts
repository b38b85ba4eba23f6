import commonWords from '@zxcvbn-ts/language-pl/dist/commonWords.json.esm.js'
import femaleFirstnames from '@zxcvbn-ts/language-pl/dist/femaleFirstnames.json.esm.js'
import maleFirstnames from '@zxcvbn-ts/language-pl/dist/maleFirstnames.json.esm.js'
import { answerStrength } from './answer-strength.ts'

answerStrength({ commonWords, femaleFirstnames, maleFirstnames })
