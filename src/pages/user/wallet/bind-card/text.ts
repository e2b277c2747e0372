import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Link a bank card',
    note: 'Link a debit card in your own name to withdraw to. Details are encrypted; the photo is deleted after the check.',
    name: 'Card holder, as on the card',
    number: 'Card number',
    debit: 'Debit card, found by its number',
    credit: 'Only debit cards can be linked',
    unknown: 'Bank not recognised',
    unknownText: 'Check the number once more. You can link it all the same.',
    picture: 'Photo of the front',
    hint: 'All four corners, sharp digits',
    phone: 'Phone that the bank has',
    action: 'Link this card',
    done: 'Card linked',
  },
  zh: {
    title: '绑定银行卡',
    note: '只能绑定本人的储蓄卡，用于提现。信息加密传输，照片只用于核验，核验后删除。',
    name: '持卡人姓名',
    number: '银行卡号',
    debit: '储蓄卡 · 根据卡号识别',
    credit: '仅支持绑定储蓄卡',
    unknown: '未识别到银行',
    unknownText: '请再次核对卡号，无误可继续绑定。',
    picture: '银行卡正面照',
    hint: '四角完整，数字清晰',
    phone: '银行预留手机号',
    action: '确认绑定',
    done: '绑定成功',
  },
})
