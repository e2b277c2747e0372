import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { chat: (name: string) => `Message ${name}`, call: (name: string) => `Call ${name}` },
  zh: { chat: (name) => `给${name}发消息`, call: (name) => `给${name}打电话` },
})
