import { useEffect, useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Keypad } from '@/components/form/Keypad'
import type { DeliveryTask } from '@contract/entities/delivery'
import { figure } from '@/platform/view/figure'
import type { TaskModel } from '../model'
import { sheetWords } from '../sheet-text'
import styles from './code-pad.module.scss'

const LENGTH = 4

/** The code that the sender or the recipient says; the last digit sends it. */
export const CodePad = observer(function CodePad({ model, task }: { model: TaskModel; task: DeliveryTask }) {
  const [digits, setDigits] = useState('')
  const t = sheetWords()
  const { codeError, busy } = model
  useEffect(() => {
    if (codeError) setDigits('')
  }, [codeError])
  const place = task.step === 'pickUp' ? task.pickup : task.dropOff
  const add = (digit: string) => {
    const typed = (digits + digit).slice(0, LENGTH)
    setDigits(typed)
    if (typed.length === LENGTH) void model.enter(typed).then(() => setDigits(''))
  }
  return (
    <View className={styles.code}>
      <Text className={styles.code__text}>{t.codeText(place?.name ?? '')}</Text>
      <View className={styles.code__boxes} {...figure(t.digits(digits.length))}>
        {Array.from({ length: LENGTH }, (_, at) => (
          <View key={at} className={styles[at === digits.length ? 'code__box--now' : 'code__box']}>
            <Text className={styles.code__digit}>{digits[at] ?? ''}</Text>
          </View>
        ))}
      </View>
      <View className={styles.code__line}>
        {codeError !== '' && (
          <Text className={styles.code__error} role="alert">
            {codeError}
          </Text>
        )}
      </View>
      <Keypad onDigit={add} onDelete={() => setDigits(digits.slice(0, -1))} disabled={busy} />
    </View>
  )
})
