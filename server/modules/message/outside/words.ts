import { sharedPaths } from '@contract/share'
import type { Language, Localized } from '@contract/settings'
import type { Bilingual } from '../../../database/schema'
import { wordsOf } from '../topics'

/** Content and target of a message outside the app. */
export interface Outside {
  readonly title: string
  readonly text: string
  readonly page: string
}

type Party = 'store' | 'rider' | 'service'

const names: Readonly<Record<Party, Localized>> = {
  store: { en: 'Store', zh: '商家' },
  rider: { en: 'Your rider', zh: '骑手' },
  service: { en: 'Linli Support', zh: '邻里客服' },
}
const wrote: Localized = { en: 'Sent you a message', zh: '给您发来一条消息' }
const app: Localized = { en: 'Linli', zh: '邻里' }
const ofOrder: Localized = { en: 'There’s an update on your order', zh: '您的订单有新进展' }

const chatPages: Readonly<Record<Party, (id: string) => string>> = {
  store: sharedPaths.chat,
  rider: sharedPaths.chat,
  service: sharedPaths.serviceChat,
}

/** Text of a notice; without details where the customer turned them off. */
export function noticeWords(
  { topic, params }: { readonly topic: string; readonly params: object },
  language: Language,
  inFull: boolean,
): Outside | undefined {
  const page = sharedPaths.orderMessages()
  const words = wordsOf(topic, params, language)
  return words && (inFull ? { ...words, page } : { title: app[language], text: ofOrder[language], page })
}

/** Text for a chat: the sender, never the content. */
export function chatWords(
  { id, party, name }: { readonly id: string; readonly party: Party; readonly name: Bilingual | null },
  language: Language,
  inFull: boolean,
): Outside {
  const title = inFull ? (name ?? names[party])[language] : app[language]
  return { title, text: wrote[language], page: chatPages[party](id) }
}
