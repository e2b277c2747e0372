import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { digitsOf } from '@contract/plain'
import { Press } from '@/components/base/Press'
import { Field } from '@/components/form/Field'
import { dictionary } from '@/i18n'
import type { Verification } from '../verification'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    label: 'Verification code',
    digits: (length: number) => `${length}-digit code`,
    get: 'Get code',
    resend: (seconds: number) => `Resend in ${seconds} s`,
    demo: (code: string) => `Demo: no text is sent. Your code is ${code}`,
    fill: 'Fill in',
  },
  zh: {
    label: '验证码',
    digits: (length) => `${length}位验证码`,
    get: '获取验证码',
    resend: (seconds) => `${seconds}秒后重发`,
    demo: (code) => `演示环境不发短信，验证码为 ${code}`,
    fill: '填入',
  },
})

interface Props {
  of: Verification
}

/** The send button, or the time until the code can be sent again (product text §9). */
const Send = observer(({ of }: Props) => {
  const { get, resend } = words()
  if (of.secondsLeft > 0) return <Text className={styles['code-field__wait']}>{resend(of.secondsLeft)}</Text>
  return (
    <Press onPress={() => void of.send()} disabled={of.sending} className={styles['code-field__send']} label={get}>
      <Text className={styles['code-field__get']}>{get}</Text>
    </Press>
  )
})

/** The exposed code with a button that fills it in, as in the demo. */
const Shown = observer(({ of }: Props) => {
  const { demo, fill } = words()
  if (!of.shownCode) return null
  return (
    <View className={styles['code-field__demo']} role="status">
      <Text className={styles['code-field__shown']}>{demo(of.shownCode)}</Text>
      <Press onPress={of.fill} label={fill} className={styles['code-field__fill']}>
        <Text className={styles['code-field__fill-text']}>{fill}</Text>
      </Press>
    </View>
  )
})

/** Field for the six-digit code; hides the keyboard after the last digit. */
export const CodeField = observer(function CodeField({ of, onConfirm }: Props & { onConfirm?: () => void }) {
  const { code } = of
  const full = code.value.length === limits.codeLength
  return (
    <View className={styles['code-field']}>
      <Field
        label={words().label}
        value={code.value}
        onChange={code.set}
        clean={digitsOf}
        onBlur={code.leave}
        placeholder={words().digits(limits.codeLength)}
        error={code.error}
        kind="number"
        maxLength={limits.codeLength}
        fills="one-time-code"
        onConfirm={onConfirm}
        focus={full ? false : undefined}
        suffix={<Send of={of} />}
      />
      <Shown of={of} />
    </View>
  )
})
