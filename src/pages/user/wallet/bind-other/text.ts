import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Link another account',
    note: 'Link an account in your own name. Its number is encrypted.',
    where: 'Bank or service',
    number: 'Account number',
    name: 'Real name, as on the account',
    action: 'Link this account',
    done: 'Account linked',
  },
  zh: {
    title: '绑定其他账户',
    note: '只能绑定本人的账户，用于提现。账号加密保存。',
    where: '银行或机构名称',
    number: '账号',
    name: '真实姓名，与账户一致',
    action: '确认绑定',
    done: '绑定成功',
  },
})
