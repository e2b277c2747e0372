import { plural } from '@contract/format'
import type { ClientKind } from '@contract/entities/user'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Your devices',
    here: 'This device',
    others: (count: number) => `Other devices (${count})`,
    onlyThis: 'Only this device',
    current: 'Current',
    isNew: 'New',
    newTitle: 'A new device logged in',
    newText: (name: string, when: string) => `${name}, ${when}. Not you? Log it out and change your password.`,
    activeNow: 'Active now',
    lastSeen: (when: string) => `Last active · ${when}`,
    unknown: 'Unknown device',
    logOut: 'Log out',
    logOutOf: (name: string) => `Log out: ${name}`,
    question: (name: string) => `Log out ${name}?`,
    all: 'Log out all other devices',
    allQuestion: 'Log out all other devices?',
    allText: 'You stay logged in here.',
    stay: 'Cancel',
    changePassword: 'Change password',
    note: (days: number) => `You stay logged in for ${plural(days, 'day')}. Times are approximate.`,
  },
  zh: {
    title: '登录设备',
    here: '本机',
    others: (count) => `其他设备（${count}）`,
    onlyThis: '仅在本机登录',
    current: '当前',
    isNew: '新设备',
    newTitle: '有新设备登录',
    newText: (name, when) => `${name}，${when}。非本人操作？请将其退出并修改密码。`,
    activeNow: '正在使用',
    lastSeen: (when) => `最近使用 ${when}`,
    unknown: '未知设备',
    logOut: '退出',
    logOutOf: (name) => `退出：${name}`,
    question: (name) => `退出${name}？`,
    all: '退出所有其他设备',
    allQuestion: '退出所有其他设备？',
    allText: '本机保持登录。',
    stay: '取消',
    changePassword: '修改登录密码',
    note: (days) => `每次登录有效${days}天，时间可能有数分钟误差。`,
  },
})

/** The kinds of clients. */
export const clients = dictionary<Record<ClientKind, string>>({
  en: { web: 'Web', wechat: 'WeChat mini-program', alipay: 'Alipay mini-program', app: 'Linli app' },
  zh: { web: '网页版', wechat: '微信小程序', alipay: '支付宝小程序', app: '邻里App' },
})
