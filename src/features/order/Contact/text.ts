import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    map: (name: string) => `Show ${name} on a map`,
    chat: (name: string) => `Message ${name}`,
    call: (name: string) => `Call ${name}`,
  },
  zh: {
    map: (name) => `在地图上查看${name}`,
    chat: (name) => `给${name}发消息`,
    call: (name) => `给${name}打电话`,
  },
})
