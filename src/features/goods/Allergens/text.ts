import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    contains: (names: string) => `Contains ${names}`,
    comma: ', ',
    gluten: 'gluten',
    crustaceans: 'crustaceans',
    egg: 'egg',
    fish: 'fish',
    milk: 'milk',
    soy: 'soy',
    peanut: 'peanut',
    nuts: 'nuts',
    sesame: 'sesame',
  },
  zh: {
    contains: (names) => `过敏原：${names}`,
    comma: '、',
    gluten: '麸质',
    crustaceans: '甲壳类',
    egg: '蛋',
    fish: '鱼',
    milk: '奶',
    soy: '大豆',
    peanut: '花生',
    nuts: '坚果',
    sesame: '芝麻',
  },
})
