import type { Session } from '@contract/entities/user'
import { dictionary } from '@/i18n'
import { confirm } from '@/platform/view/feedback'
import { failureOf } from '@/services/failures'

const words = dictionary({
  en: {
    title: 'Restore your account?',
    text: 'You closed this account, but it hasn’t been erased yet. Log in to restore everything.',
    ok: 'Restore',
    cancel: 'Don’t restore',
  },
  zh: {
    title: '恢复您的账号？',
    text: '该账号正在注销，数据尚未删除。登录后账号将恢复原样。',
    ok: '恢复账号',
    cancel: '继续注销',
  },
})

/** Logs in; offers to reopen a closed account. @returns undefined when it stays closed */
export async function logIn(call: (restore: boolean) => Promise<Session>): Promise<Session | undefined> {
  try {
    return await call(false)
  } catch (error) {
    if (failureOf(error) !== 'accountClosing') throw error
    return (await confirm(words())) ? call(true) : undefined
  }
}
