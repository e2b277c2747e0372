import { dictionary } from '@/i18n'

/** Names of the parties and their statements in a case. */
export const saidWords = dictionary({
  en: {
    customer: 'You',
    platform: 'Linli',
    official: 'Official',
    applied: 'Requested',
    edited: 'Edited',
    refused: 'Declined',
    evidence: 'Evidence',
    note: 'Note',
    decision: 'Decision',
  },
  zh: {
    customer: '我',
    platform: '邻里平台',
    official: '官方',
    applied: '提交申请',
    edited: '修改申请',
    refused: '拒绝',
    evidence: '凭证',
    note: '说明',
    decision: '裁决',
  },
})
