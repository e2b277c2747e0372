import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Note } from '@/components/base/Note'
import { Timeline } from '@/components/base/Timeline'
import { presaleWords } from '@/features/mall/presale/text'
import type { PresaleModel } from '../model'
import { words } from '../text'
import styles from './plan.module.scss'

/** The steps of the presale, and the terms of the deposit, always shown before payment. */
export const Plan = observer(function Plan({ model }: { model: PresaleModel }) {
  const { deposit } = model.terms
  const { compensation } = model.presale
  const t = presaleWords()
  return (
    <View className={styles.plan}>
      <Text className={styles.plan__title} role="heading" aria-level={2}>
        {words().howItGoes}
      </Text>
      <Timeline marks="numbers" steps={model.steps} />
      {deposit !== null && (
        <Note
          kind="warn"
          icon="info"
          text={[t.kept, ...(compensation === 100 ? [t.doubled] : compensation > 0 ? [t.returned] : [])].join(
            t.sentenceGap,
          )}
        />
      )}
    </View>
  )
})
