import { dictionary } from '@/i18n'

/** Texts of the sheets over the form. */
export const sheetWords = dictionary({
  en: {
    agreeIt: 'Agree',
    agreementFoot: (ceiling: string, version: string) => `Cover up to ${ceiling} · version ${version}`,
    costNote: (most: string) => `You pay what the receipt says; the rest is refunded. Up to ${most}.`,
    done: 'Done',
    tipAmount: 'Tip amount',
    tipNote: (most: string) => `The rider gets all of it. Up to ${most}.`,
    amount: 'Amount',
  },
  zh: {
    agreeIt: '同意',
    agreementFoot: (ceiling, version) => `保障上限${ceiling} · 版本${version}`,
    costNote: (most) => `按小票结算，多退少补。最高${most}。`,
    done: '完成',
    tipAmount: '小费金额',
    tipNote: (most) => `小费全部归骑手，最高${most}。`,
    amount: '金额',
  },
})
