import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Group order',
    invites: (name: string) => `${name} invites you`,
    people: (count: number) => `${count} joined`,
    until: (time: string) => `until ${time}`,
    join: 'Join',
    login: 'Log in and join',
    open: 'Open',
    full: 'This group order is full',
    closed: 'This group order is closed',
    own: 'Start your own',
    how: 'Choose your dishes. The host pays, and you’ll see your share.',
    howEach: 'Choose your dishes, then pay your share once it’s locked.',
  },
  zh: {
    title: '拼单',
    invites: (name) => `${name}邀请您拼单`,
    people: (count) => `${count}人已加入`,
    until: (time) => `截止 ${time}`,
    join: '加入拼单',
    login: '登录并加入',
    open: '查看拼单',
    full: '拼单人数已满',
    closed: '拼单已锁定或已结束',
    own: '自己发起',
    how: '各自选餐，由发起人统一付款，并显示各自分摊金额。',
    howEach: '各自选餐，锁单后各自支付自己的份额。',
  },
})
