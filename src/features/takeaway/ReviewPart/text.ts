import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    taste: 'Taste',
    packaging: 'Packaging',
    dishes: 'Your dishes',
    rider: 'The rider',
    prompt: 'How did it taste? What could be better?',
  },
  zh: {
    taste: '口味',
    packaging: '包装',
    dishes: '菜品评价',
    rider: '骑手',
    prompt: '口味怎么样？有什么可以改进的？',
  },
})
