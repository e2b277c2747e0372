import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { words } from '../text'
import styles from './steps.module.scss'

/** Steps from an invitation to its reward. */
export const Steps = observer(({ reward }: { reward: string | null }) => {
  const t = words()
  const steps = [
    { icon: 'share-2', name: t.stepShare, line: t.stepShareLine },
    { icon: 'user-round', name: t.stepJoin, line: t.stepJoinLine },
    { icon: 'gift', name: t.stepOrder, line: reward === null ? t.stepOrderAlone : t.stepOrderLine(reward) },
  ] as const
  return (
    <View className={styles.steps} aria-label={t.steps} role="list">
      {steps.map(({ icon, name, line }) => (
        <View key={icon} className={styles.steps__step} role="listitem">
          <View className={styles.steps__square}>
            <Icon name={icon} size={48} colour="brand" />
          </View>
          <Text className={styles.steps__name}>{name}</Text>
          <Text className={styles.steps__line}>{line}</Text>
        </View>
      ))}
    </View>
  )
})
