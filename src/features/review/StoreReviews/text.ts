import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { taste: 'Taste', packaging: 'Packaging', outOf: 'out of 5' },
  zh: { taste: '口味', packaging: '包装', outOf: '满分 5 分' },
})
