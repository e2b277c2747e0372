import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { taste: 'Taste', packaging: 'Packaging', dishes: 'Your dishes', rider: 'The rider' },
  zh: { taste: '口味', packaging: '包装', dishes: '菜品评价', rider: '骑手' },
})
