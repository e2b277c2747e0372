import type { GivenRole } from '@contract/store-roles'
import type { Localized } from '@contract/settings'
import { topic } from './topic'

const roles: Readonly<Record<GivenRole, Localized>> = {
  manager: { en: 'a manager', zh: '店长' },
  cashier: { en: 'a cashier', zh: '收银员' },
}

interface Invited {
  readonly store: Localized
  readonly role: GivenRole
}

/** Topics of teams of stores. */
export const teamTopics = {
  teamInvited: topic<Invited>({
    group: 'account',
    target: 'teamInvitations',
    words: {
      en: ({ store, role }) => ({
        title: 'A store invites you',
        text: `${store.en} wants you to join as ${roles[role].en}.`,
        action: 'See the invitation',
      }),
      zh: ({ store, role }) => ({
        title: '店铺邀请您加入',
        text: `${store.zh}邀请您担任${roles[role].zh}`,
        action: '查看邀请',
      }),
    },
  }),
}
