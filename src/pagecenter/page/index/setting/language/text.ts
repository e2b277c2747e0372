import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { title: 'Language', note: 'Stores and items are shown in this language too.' },
  zh: { title: '语言', note: '商家和商品也将以该语言显示。' },
})
