import type { FailureName } from './failures'
import type { Localized } from './settings'

/** The failures of teams of stores in both languages. */
export const teamFailureMessages = {
  teamMemberNotFound: { en: 'This member or invitation is no longer there', zh: '该店员或邀请已失效' },
  teamMemberExists: { en: 'This person is already in the team or invited', zh: '对方已是店员或已被邀请' },
  teamFull: { en: 'A team has up to {most} people', zh: '店员最多{most}人' },
} satisfies Partial<Record<FailureName, Localized>>
