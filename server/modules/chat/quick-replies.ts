import type { ChatParty } from '@contract/entities/chat'
import type { Language, Localized } from '@contract/settings'
import type { OrderPhase } from '@contract/states/actions'

type Replies = Readonly<Record<string, Localized>>

const toStore: Replies = {
  available: { en: 'Is this available now?', zh: '现在还有货吗？' },
  ingredients: { en: 'What’s in it?', zh: '请问里面有什么配料？' },
  hours: { en: 'How late are you open today?', zh: '今天营业到几点？' },
}
const toStoreOrdered: Replies = {
  ready: { en: 'When will it be ready?', zh: '大概什么时候能好？' },
  cutlery: { en: 'Please add cutlery', zh: '麻烦多放一份餐具' },
  spice: { en: 'Not spicy, please', zh: '麻烦不要放辣' },
}
const toStoreAfter: Replies = {
  missing: { en: 'Something is missing', zh: '少送了东西' },
  wrong: { en: 'I got the wrong item', zh: '送错了' },
  thanks: { en: 'Thanks, it was great', zh: '味道很好，谢谢' },
}
const toRider: Replies = {
  where: { en: 'Where are you now?', zh: '您到哪里了？' },
  door: { en: 'Please leave it at the door', zh: '请放在门口' },
  lobby: { en: 'I’ll come down to the lobby', zh: '我下楼到大堂取' },
  careful: { en: 'No rush, ride safely', zh: '不着急，注意安全' },
}
const toService: Replies = {
  order: { en: 'Where is my order?', zh: '我的订单到哪了？' },
  refund: { en: 'Where is my refund?', zh: '我的退款到哪了？' },
  coupons: { en: 'Which coupons do I have?', zh: '我有哪些优惠券？' },
}
const toCustomer: Replies = {
  here: { en: 'Hello, how can I help?', zh: '您好，请问有什么可以帮您？' },
  preparing: { en: 'We’re preparing it now', zh: '正在为您准备' },
  soon: { en: 'It’ll be ready in about 10 minutes', zh: '大约10分钟后就好' },
  sorry: { en: 'Sorry about that. We’ll make it right', zh: '非常抱歉，我们马上为您处理' },
}

const fromRider: Replies = {
  onMyWay: { en: 'I’m on my way to you', zh: '我正在赶来的路上' },
  waiting: { en: 'I’m waiting for the order at the store', zh: '我在店里等出餐' },
  downstairs: { en: 'I’m downstairs', zh: '我到楼下了' },
  entrance: { en: 'How do I get in?', zh: '请问从哪里进？' },
}

function repliesFor(as: ChatParty, withParty: ChatParty, phase: OrderPhase | null): Replies {
  if (as === 'rider') return fromRider
  if (as !== 'customer') return toCustomer
  if (withParty === 'rider') return toRider
  if (withParty === 'service') return toService
  if (phase === null) return toStore
  return phase === 'toPay' || phase === 'inProgress' ? toStoreOrdered : toStoreAfter
}

/** Quick replies for a party of a conversation, by the other party and the phase of the order in question. */
export const quickReplies = (
  { as, withParty, phase }: { as: ChatParty; withParty: ChatParty; phase: OrderPhase | null },
  language: Language,
): { key: string; text: string }[] =>
  Object.entries(repliesFor(as, withParty, phase)).map(([key, text]) => ({ key, text: text[language] }))
