import type { Bilingual } from '../../database/schema'

/** Answers of a demo shop: its greeting, and answers on orders, on hours, and on all else. */
export interface Manner {
  readonly hello: Bilingual
  readonly order: Bilingual
  readonly hours: Bilingual
  readonly else: Bilingual
}

/** Answering styles of shops; a shop has one by its id. */
export const manners: readonly [Manner, ...Manner[]] = [
  {
    hello: { en: 'Hello! What can we cook for you?', zh: '您好呀，今天想吃点什么？' },
    order: { en: 'Your order is on the stove. About 10 minutes more', zh: '您的订单正在制作，大约还需10分钟' },
    hours: { en: 'We’re open until 10 pm, every day', zh: '我们每天营业到晚上10点' },
    else: { en: 'Got it! Anything else, just write', zh: '好的，收到！有需要随时联系' },
  },
  {
    hello: { en: 'Hey there 👋', zh: '亲，在的哦👋' },
    order: { en: 'Packing it right now, promise!', zh: '亲，马上给您打包好哦！' },
    hours: { en: 'Late birds welcome: till 10 pm 🌙', zh: '亲，我们到晚上10点呢🌙' },
    else: { en: 'Sure thing! 😊', zh: '没问题的亲😊' },
  },
  {
    hello: { en: 'Good day. How may we help you?', zh: '您好，很高兴为您服务。' },
    order: {
      en: 'We are preparing your order with care, and will hand it over shortly.',
      zh: '您的订单正在精心准备，稍后即可送出。',
    },
    hours: { en: 'We receive orders until 10 pm.', zh: '我们接单至晚上10点。' },
    else: { en: 'Thank you for letting us know. We have noted it.', zh: '感谢您的告知，我们已记录。' },
  },
]

/** Answers of riders before they set off with an order, and on their way. */
export const riderAnswers: { readonly [Step in 'before' | 'onTheWay']: readonly [Bilingual, ...Bilingual[]] } = {
  before: [
    { en: 'I don’t have it yet. I’ll set off as soon as I do', zh: '还没取到货，取到后马上出发' },
    { en: 'OK, I’ll do it like that on the way', zh: '好的，送的时候按您说的来' },
    { en: 'Still waiting for it. I’ll be quick', zh: '还在等，拿到就尽快送过去' },
  ],
  onTheWay: [
    { en: 'On my way, a few minutes more', zh: '在路上了，马上到' },
    { en: 'OK, I’ll do it like that', zh: '好的，按您说的来' },
    { en: 'At the lights now, nearly there', zh: '正在等红灯，快到了' },
  ],
}

/** First and later answers of service agents. */
export const agentAnswers: readonly [Bilingual, ...Bilingual[]] = [
  {
    en: 'Hello, I’ve read what you wrote. Give me a moment to look into it',
    zh: '您好，您的问题我已了解，请稍等，我帮您核实一下',
  },
  { en: 'I’ve checked it: all is as it should be, and I keep an eye on it', zh: '已为您核实，一切正常，我会持续跟进' },
  { en: 'Is there anything else I can do for you?', zh: '请问还有其他可以帮您的吗？' },
]

const asksOrder = /订单|多久|好了吗|什么时候|\b(?:order|when|ready|long)\b/i
const asksHours = /营业|几点|打烊|\b(?:open|close|hours|until)\b/i

/** Answer of a shop to a text; any other message is acknowledged. */
export function shopAnswer(
  { hello, order, hours, else: other }: Manner,
  text: string | null,
  isFirst: boolean,
): Bilingual {
  if (text !== null && asksHours.test(text)) return hours
  if (text !== null && asksOrder.test(text)) return order
  return isFirst ? hello : other
}

/** Language of a text, which decides that of its answer; undefined for neither. */
export function languageOfText(text: string): 'en' | 'zh' | undefined {
  if (/\p{Script=Han}/u.test(text)) return 'zh'
  return /[a-z]{2}/i.test(text) ? 'en' : undefined
}
