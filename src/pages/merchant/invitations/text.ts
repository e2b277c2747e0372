import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Invitations',
    none: 'No invitations',
    noneText: 'Invitations from stores appear here',
    invites: (store: string, role: string) => `${store} invites you to join as ${role.toLowerCase()}`,
    until: (time: string) => `Open until ${time}`,
    accept: 'Accept',
    decline: 'Decline',
  },
  zh: {
    title: '店铺邀请',
    none: '暂无邀请',
    noneText: '店铺的邀请会显示在这里',
    invites: (store, role) => `${store}邀请您担任${role}`,
    until: (time) => `有效期至${time}`,
    accept: '接受',
    decline: '拒绝',
  },
})
