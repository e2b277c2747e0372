import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    close: 'Close',
    other: '切换到中文',
    otherName: '中文',
    hello: 'Hello, neighbour',
    line: 'Good food around you,\njust downstairs',
    newHere: 'New here?',
    create: 'Create an account',
    agreeAndLogin: 'Agree and log in',
  },
  zh: {
    close: '关闭',
    other: 'Change to English',
    otherName: 'English',
    hello: '你好，邻居',
    line: '好吃的，都在楼下',
    newHere: '还没有账号？',
    create: '注册新账号',
    agreeAndLogin: '同意并登录',
  },
})
