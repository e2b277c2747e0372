/** The failures of group deals in both languages (contract/failure-messages.ts). */
export const groupDealFailureMessages = {
  groupDealNotFound: { en: 'This group deal is no longer available', zh: '该拼团已下架，请看看其他拼团' },
  groupDealNotStarted: { en: 'This group deal hasn’t started yet', zh: '该拼团尚未开始' },
  groupDealEnded: {
    en: 'This group deal has ended. You can still join an open group',
    zh: '该拼团已结束，仍可参加进行中的团',
  },
  groupDealLimit: { en: 'You’ve reached the limit of {most}', zh: '每人限购{most}份，您已达上限' },
  groupNotFound: { en: 'Group not found. Check the link', zh: '没有找到该团，请检查链接' },
  groupFull: { en: 'This group is full. Start one or join another', zh: '该团已满，可开新团或参加其他团' },
  groupOver: { en: 'This group has closed. Start a new one', zh: '该团已结束，可重新开团' },
  groupJoinedAlready: { en: 'You’re already in this group', zh: '您已在该团中' },
  groupFormed: {
    en: 'Your group is complete. To leave, refund your voucher',
    zh: '已成团，券已发放，可在券详情申请退款',
  },
}
