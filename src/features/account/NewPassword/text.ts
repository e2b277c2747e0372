import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    first: 'New password',
    again: 'Repeat the password',
    show: 'Show the password',
    hide: 'Hide the password',
    length: (min: number, max: number) => `${min}–${max} characters`,
    both: 'Letters and digits',
    kept: 'Kept',
  },
  zh: {
    first: '设置密码',
    again: '再次输入密码',
    show: '显示密码',
    hide: '隐藏密码',
    length: (min, max) => `${min}-${max}位`,
    both: '字母和数字组合',
    kept: '已满足',
  },
})
