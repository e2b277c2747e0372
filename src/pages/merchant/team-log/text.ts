import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { title: 'Activity', none: 'Nothing yet', noneText: 'What you and your team do shows here' },
  zh: { title: '操作记录', none: '暂无记录', noneText: '您和店员的操作会显示在这里' },
})

const names = dictionary({
  en: {
    'merchant.accept': 'Accepted an order',
    'merchant.refuse': 'Declined an order',
    'merchant.ready': 'Marked an order as ready',
    'merchant.reportShortage': 'Reported a dish as sold out',
    'merchant.deliver': 'Sent or handed over an order',
    'merchant.splitParcel': 'Split a parcel',
    'merchant.seat': 'Seated guests',
    'merchant.callNumber': 'Called a number',
    'merchant.checkIn': 'Checked guests in',
    'merchant.checkOut': 'Checked guests out',
    'merchant.noShow': 'Marked a no-show',
    'merchant.cannotHost': 'Cancelled a booking',
    'merchant.answerChange': 'Answered a booking change',
    'merchant.redeemVoucher': 'Redeemed vouchers',
    'merchant.undoRedeem': 'Undid a redemption',
    'merchant.handleRefund': 'Answered a refund',
    'merchant.addEvidence': 'Added evidence',
    'merchant.replyReview': 'Replied to a review',
    'merchant.payOut': 'Paid money out',
    'merchant.setPayouts': 'Changed payouts',
    'merchant.inviteMember': 'Invited someone',
    'merchant.setMemberRole': 'Changed a role',
    'merchant.removeMember': 'Removed a member',
    'merchant.answerInvitation': 'Joined the team',
    'merchant.leaveTeam': 'Left the team',
    other: 'Changed the store',
  },
  zh: {
    'merchant.accept': '接单',
    'merchant.refuse': '拒单',
    'merchant.ready': '标记出餐',
    'merchant.reportShortage': '上报缺货',
    'merchant.deliver': '发货或交付订单',
    'merchant.splitParcel': '拆分包裹',
    'merchant.seat': '安排入座',
    'merchant.callNumber': '叫号',
    'merchant.checkIn': '办理入住',
    'merchant.checkOut': '办理离店',
    'merchant.noShow': '标记未到店',
    'merchant.cannotHost': '取消预订',
    'merchant.answerChange': '处理修改申请',
    'merchant.redeemVoucher': '核销券码',
    'merchant.undoRedeem': '撤销核销',
    'merchant.handleRefund': '处理退款',
    'merchant.addEvidence': '补充凭证',
    'merchant.replyReview': '回复评价',
    'merchant.payOut': '发起打款',
    'merchant.setPayouts': '修改打款设置',
    'merchant.inviteMember': '邀请店员',
    'merchant.setMemberRole': '修改角色',
    'merchant.removeMember': '移除店员',
    'merchant.answerInvitation': '加入店铺',
    'merchant.leaveTeam': '退出店铺',
    other: '修改店铺信息',
  },
})

/** Name of an act by its call; a general one for changes of what a store sells. */
export function actName(call: string): string {
  const all = names()
  return call in all ? all[call as keyof typeof all] : all.other
}
