import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { TellMe } from '@/features/message/TellMe'
import type { RiderState } from '@/features/rider/rider'
import { StepButton } from '@/features/rider/StepButton'
import type { RiderProfile } from '@contract/entities/delivery'
import { Today } from './today'
import styles from './home.module.scss'
import { words } from '../text'

/** The shift while nothing is in hand: waiting for an offer, or how to begin. */
export const Home = observer(function Home({ profile, rider }: { profile: RiderProfile; rider: RiderState }) {
  const t = words()
  const { state } = profile.shift
  const [title, line] = {
    online: [t.waiting, t.waitingText] as const,
    paused: [t.paused, t.pausedText] as const,
    offline: [t.off, t.offText] as const,
  }[state]
  return (
    <>
      <View className={styles.home}>
        <View className={styles.home__row}>
          <View className={styles.home__words}>
            <Text className={styles.home__title}>{title}</Text>
            <Text className={styles.home__line}>{line}</Text>
          </View>
          {state === 'online' && (
            <View className={styles.home__disc}>
              <Icon name="radar" size={56} colour="good" />
            </View>
          )}
        </View>
        <Today profile={profile} />
      </View>
      {state === 'online' && <TellMe about={{ title: t.away, text: t.awayText }} />}
      {state !== 'online' && (
        <StepButton
          title={t.start}
          busy={rider.busy}
          disabled={profile.suspended}
          onPress={() => void rider.shift('start')}
        />
      )}
    </>
  )
})
