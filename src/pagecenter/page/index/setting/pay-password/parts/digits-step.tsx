import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ruleMessages } from '@contract/rules/messages'
import { PasswordCells } from '@/components/form/PasswordCells'
import { localized } from '@/i18n'
import type { PayPasswordModel } from '../model'
import { words } from '../text'
import styles from './steps.module.scss'

/** Step 2: six digits, entered twice. */
export const DigitsStep = observer(({ model: { step, typed, differed } }: { model: PayPasswordModel }) => {
  const { first, repeat, hint, typed: label } = words()
  return (
    <View className={styles.steps}>
      <Text className={styles.steps__title} role="heading" aria-level={2}>
        {step === 'repeat' ? repeat : first}
      </Text>
      <PasswordCells count={typed.length} label={label} wrong={differed} />
      {differed ? (
        <Text className={styles.steps__wrong} role="alert">
          {localized(ruleMessages.payPasswordsDiffer)}
        </Text>
      ) : (
        <Text className={styles.steps__hint}>{hint}</Text>
      )}
    </View>
  )
})
