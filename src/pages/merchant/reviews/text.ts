import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Reviews',
    unanswered: 'No reply yet',
    negative: '1–2 stars',
    all: 'All',
    none: 'No reviews here',
    noneText: 'Your customers’ reviews will show here',
    reply: 'Reply',
    replyTo: (name: string) => `Reply to ${name}`,
    hint: 'Everyone sees your reply. You can’t change it later',
    send: 'Send reply',
  },
  zh: {
    title: '顾客评价',
    unanswered: '待回复',
    negative: '差评',
    all: '全部',
    none: '暂无评价',
    noneText: '顾客的评价会显示在这里',
    reply: '回复',
    replyTo: (name) => `回复${name}`,
    hint: '回复对所有人可见，提交后不可修改',
    send: '提交回复',
  },
})
