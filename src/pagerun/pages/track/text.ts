import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Coming to you',
    arrives: 'Arrives about ',
    arrivesEnd: '',
    rider: (name: string, minutes: number) => `${name} · about ${minutes} min`,
    code: 'Hand-over code',
    codeNote: 'Give it on arrival',
    from: 'From',
    to: 'To',
  },
  zh: {
    title: '跑腿进度',
    arrives: '预计',
    arrivesEnd: '送达',
    rider: (name, minutes) => `${name} · 约${minutes}分钟`,
    code: '收货码',
    codeNote: '收货时告知骑手',
    from: '取货',
    to: '送达',
  },
})
