import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Map',
    none: 'No stops',
    noneText: 'New offers appear here too',
    way: (number: string) => `Route for order ${number}`,
    stops: (count: number) => `Route with ${count} stops`,
    around: 'Your location',
    you: 'You',
    open: 'Open',
    by: (clock: string) => `by ${clock}`,
    line: (number: string, name: string) => `#${number} · ${name}`,
  },
  zh: {
    title: '地图',
    none: '暂无取送任务',
    noneText: '有新单会显示在这里',
    way: (number) => `订单${number}的路线`,
    stops: (count) => `${count}个取送点的路线`,
    around: '你的位置',
    you: '你',
    open: '打开',
    by: (clock) => `${clock}前`,
    line: (number, name) => `#${number} · ${name}`,
  },
})
