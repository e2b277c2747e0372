import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Country or region',
    search: 'Name or code',
    usual: 'Common',
    none: 'Nothing found',
    noneText: 'Other countries aren’t supported yet',
  },
  zh: {
    title: '选择国家或地区',
    search: '搜索名称或区号',
    usual: '常用',
    none: '没有找到',
    noneText: '暂不支持其他国家或地区的号码',
  },
})
