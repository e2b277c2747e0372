import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { navigate } from '@/platform/navigation/gate'
import { useWhileShown } from '@/platform/navigation/lifecycle'
import type { HomeModel } from '../model'
import { prefersReducedMotion } from '@/platform/view/reduced-motion'
import { words } from '../text'
import styles from './header.module.scss'

/** Milliseconds for which a trending word is shown. */
const TURN_MS = 4000

/** Rotates through the words while the screen is shown; always the first one under reduced motion. */
function useInTurn(all: readonly string[]): string | undefined {
  const [turn, setTurn] = useState(0)
  useWhileShown(() => {
    const next = () => setTurn((before) => (prefersReducedMotion() ? 0 : before + 1))
    const timer = setInterval(next, TURN_MS)
    return () => clearInterval(timer)
  })
  return all[turn % all.length]
}

/** Looks like a search field that suggests trending words; opens the search screen with the one that it shows. */
export const SearchEntry = observer(({ model, sticky }: { model: HomeModel; sticky?: boolean }) => {
  const { search, searchHint } = words()
  const word = useInTurn(model.grid.value?.trending ?? [])
  return (
    <View className={styles[sticky ? 'header__search--sticky' : 'header__search']}>
      <View className={styles.header__door}>
        <View aria-hidden className={styles.header__field}>
          <Icon name="search" size={32} colour="ink-3" />
          <Text className={styles.header__hint} numberOfLines={1}>
            {word ?? searchHint}
          </Text>
          <View className={styles.header__go}>
            <Text className={styles.header__goText}>{search}</Text>
          </View>
        </View>
        {/* Over the words, which are not its name, since they change. */}
        <Press
          label={searchHint}
          onPress={() => navigate('search', word ? { word } : {})}
          className={styles.header__cover}
        />
      </View>
    </View>
  )
})
