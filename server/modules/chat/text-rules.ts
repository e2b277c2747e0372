import { limits } from '@contract/limits'
import { countCharacters, isBlank } from '@contract/text'
import { Failure } from '../../http/failure'

/** Characters that show nothing and split words, in which a refused word or a link could hide. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

/** An unpaired surrogate, from text cut inside a character; databases reject it. */
const half = /\p{Cs}/gu
/** Control characters but line feed and tab. */
const controls = /(?![\n\t])\p{Cc}/gu

/** Refused phrases: offers to pay or talk outside the platform, fraud, insults. */
const refusedWords: readonly RegExp[] = [
  /(?:加|\+)\s*(?:我)?\s*(?:微信|薇信|威信|vx|wx|qq)/i,
  /(?:刷单|代开发票|裸聊|办证|赌博|私下(?:转账|交易|付款))/,
  /(?:操你|傻逼|妈的逼|去死吧)/,
  /\b(?:fuck(?:ing|er)?|cunt|nigger|kill yourself)\b/i,
  /\b(?:pay (?:me )?(?:outside|off) (?:of )?(?:the )?(?:app|platform)|buy fake reviews)\b/i,
]

const schemes = /\b(?:https?|ftp):\/\/\S+|\bwww\.\S+/i
const domains =
  /(?:^|[^\w@.])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|cn|net|org|io|cc|top|xyz|me|co|app|shop|vip|link|site|club|info|ly)(?![\w.])/i

/** Whether a text has a link. */
export const hasLink = (text: string): boolean => schemes.test(text) || domains.test(text)

/**
 * A text as it may be sent: trimmed, without control characters.
 * @throws Failure `chatTextEmpty`, `chatTextTooLong`, `chatWordsRefused` or `chatLinkRefused`
 */
export function allowedText(raw: string | undefined): string {
  const text = (raw ?? '').replace(half, '\uFFFD').replace(controls, '').trim()
  if (isBlank(text)) throw new Failure('chatTextEmpty')
  if (countCharacters(text) > limits.chatTextLength)
    throw new Failure('chatTextTooLong', { max: limits.chatTextLength })
  const seen = text.normalize('NFKC').replace(invisible, '')
  if (refusedWords.some((word) => word.test(seen))) throw new Failure('chatWordsRefused')
  if (hasLink(seen)) throw new Failure('chatLinkRefused')
  return text
}
